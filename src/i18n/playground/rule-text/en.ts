// English texts of the prose panel.

import type { RuleTextStrings } from "./strings.ts";

export const ruleTextEn: RuleTextStrings = {
  changes: (count) =>
    count === 1 ? "One rule differs from the original" : `${count} rules differ from the original`,
  bothLanguages: "English and German side by side",
  languages: { de: "German", en: "English" },
  was: "So far",
  is: "Yours",
  toLine: (line) => `line ${line}`,
  allRules: "All rules of the game",
  worded: {
    generated: "worded automatically",
    void: "This sentence is about the original; your rule changes what it says.",
    unworded: "There is no sentence for players about this.",
  },
  exactly: "Exactly",
  search: "Search the rules",
  found: (count) => (count === 1 ? "1 rule" : `${count} rules`),
  nothingFound: (words) => `No rule says “${words}”.`,
  onlyChanged: "only changed ones",
  nothing:
    "Everything is still as in the original. Change a number in the text, such as the one after “to”, and this page says in words what your rule does differently.",
  toNumber: "Go to the number",
  faulty: "The text has errors. What is told are the last rules that could be played.",
  working: "Reading the rules …",
  moreLines: (count) => `All ${count} lines`,
};
