// English wording of lint warnings.

import type { TextLanguage } from "../../source/language.ts";
import type { CatalogOf } from "../catalog.ts";
import type { LintFacts } from "../facts/lint-facts.ts";
import { renderSuggestionEn } from "./phrases.ts";

const named = (language: TextLanguage) => (language === "de" ? "German" : "English");

const quoted = (list: readonly string[]) => list.map((one) => `\`${one}\``).join(", ");

const pieces = (count: number) => (count === 1 ? "1 piece" : `${count} pieces`);

const players = (count: number) => (count === 1 ? "1 player" : `${count} players`);

export const lintEn: CatalogOf<LintFacts> = {
  "never-used": {
    title: "Never used",
    why: "What nothing uses, readers look for in vain: either it is left over, or a rule that needs it is missing.",
    text: ({ name, is }) =>
      is === "source"
        ? `Nothing cites the source \`${name}\`.`
        : `No rule uses \`${name}\` (${is}).`,
  },
  "never-read": {
    title: "Never read",
    why: "Players keep track of it, but nothing depends on it. Mostly the rule that asks for it is missing.",
    text: ({ name, is }) => `\`${name}\` (${is}) changes, but no rule reads it.`,
  },
  "never-set": {
    title: "Never changed",
    why: "A rule that reads something which is always the same says less than it seems to. Mostly the rule that changes it is missing.",
    text: ({ name, is }) =>
      is === "counter"
        ? `No rule changes the counter \`${name}\`; it is always 0.`
        : `No rule sets the mark \`${name}\`; it is always what it is at first.`,
  },
  "never-filled": {
    title: "Always empty",
    why: "A place in which nothing ever lies has no part in the game. Mostly a rule or some `copies` are missing.",
    text: ({ name }) => `Rules ask about \`${name}\`, but nothing ever lies there.`,
  },
  "never-happens": {
    title: "Never happens",
    why: "A rule that nothing leads to is not part of the game, though it reads as if it were.",
    text: ({ name, is }) => {
      if (is === "action")
        return `Nobody is ever offered \`${name}\`: no \`choose\` names the action.`;
      if (is === "event") return `No \`announce\` names the event \`${name}\`: it never happens.`;
      return `No \`do\` names \`${name}\`: it is never carried out.`;
    },
  },
  "never-answered": {
    title: "Nobody listens",
    why: "An event is there so that pieces or the game can answer it. Without any answer the `announce` does nothing.",
    text: ({ name }) => `\`${name}\` is announced, but there is no \`when ${name}\`.`,
  },
  "unused-name": {
    title: "Unused name",
    why: "What is picked, passed or worked out and then not used makes a rule longer than it is, and is mostly a slip.",
    text: ({ name, is }) => `\`${name}\` (${is}) is not used.`,
  },
  "unread-field": {
    title: "Field never read",
    why: "A field that neither rules nor looks read is printed for nothing. Either it is left over, or a rule is missing.",
    text: ({ field, of }) => `No rule and no look reads the field \`${field}\` of \`${of}\`.`,
  },
  "never-occurs": {
    title: "Never occurs",
    why: "A member that no piece, space, die, table or rule ever has cannot occur in a game. Mostly something of that sort is missing.",
    text: ({ name, of }) => `Nothing is ever \`${name}\`, of the list \`${of}\`.`,
  },
  "never-in-play": {
    title: "Never in play",
    why: "A piece of which there are no copies, and which no rule adds, is not in the box. Mostly a line of `copies` is missing.",
    text: ({ name }) => `\`${name}\` never comes into play: it has no copies, and no rule adds it.`,
  },
  "never-lies": {
    title: "Never lies there",
    why: "Rules of a piece for a place that it can never come to do not apply in any game. Mostly another place is meant.",
    text: ({ piece, zone }) => `No rule ever brings \`${piece}\` to \`${zone}\`.`,
  },
  "same-as-base": {
    title: "Changes nothing",
    why: "An exception says what is different. One that leaves the value as it is says nothing.",
    text: ({ value }) => `With this exception \`${value}\` is what it is anyway.`,
  },
  "never-reached": {
    title: "Never reached",
    why: "What stands behind the end of the game does not happen. Mostly it should come before, or the end is misplaced.",
    text: () => "The game is over before this.",
  },
  "always-so": {
    title: "No question",
    why: "A condition with the same answer in every game is no condition. Mostly it compares the wrong things, or has become idle.",
    text: ({ holds }) => (holds ? "This always holds." : "This never holds."),
  },
  "always-chosen": {
    title: "Always possible",
    why: "The `else` of a choice is carried out where nothing was chosen. If one of the actions asks for nothing, and the choice cannot be declined, that never happens.",
    text: () => "This never happens, because one of the actions is always possible.",
  },
  "asked-before": {
    title: "Asked before",
    why: "An `else` is reached only where the condition before it does not hold. Asking for the same once more never leads anywhere.",
    text: () => "Where this is asked, it is already known not to hold.",
  },
  "copies-gap": {
    title: "Left without copies",
    why: "Where most zones of a family are supplied and one is not, a line of `copies` is mostly missing.",
    text: ({ zone, members }) =>
      `Other zones \`${zone}\` get copies, but nothing ever lies in that of ${quoted(members)}.`,
  },
  "draws-too-many": {
    title: "Not enough to draw",
    why: "What is not there is not drawn. A draw that can never be filled hides that copies are missing or are counted wrongly.",
    text: ({ zone, wanted, there, players: count }) =>
      `With ${players(count)}, \`${zone}\` is to give ${pieces(wanted)} here, and at most ${there} can be left.`,
  },
  "setup-overfull": {
    title: "No room",
    why: "What finds no room stops the game. This happens in every game with so many players.",
    text: ({ zone, found, most, players: count }) =>
      `With ${players(count)}, \`${zone}\` gets ${pieces(found)} here, and has room for ${most}.`,
  },
  "board-outnumbers": {
    title: "Too few pieces",
    why: "Where pieces go on spaces of their own sort, a board with more such spaces than there are pieces can never be filled.",
    text: ({ board, member, spaces, pieces: count }) =>
      `\`${board}\` has ${spaces} spaces for \`${member}\`, and the game only ${pieces(count)} of that sort.`,
  },
  "entries-unused": {
    title: "Entries never looked up",
    why: "An entry that no rule looks up makes readers think that the case can occur. Mostly the table is larger than the game.",
    text: ({ table, entries }) => `\`${table}\` is never looked up for ${quoted(entries)}.`,
  },
  "outside-table": {
    title: "Beside the table",
    why: "What a table does not have is 0, or none. For a case that is sure to occur, that is mostly a forgotten entry.",
    text: ({ table, entries }) =>
      `\`${table}\` is looked up for ${quoted(entries)}, but has no entry for that.`,
  },
  "same-text": {
    title: "Same in both languages",
    why: "Every text is there in German and in English. A long one that is the same in both has mostly not been translated.",
    text: () => "This text is the same in both languages.",
  },
  "parameter-not-told": {
    title: "Parameter without a word",
    why: "These words stand for the rule wherever it is used. If they do not name a parameter, two rules that differ only in what stands for it read the same, and one of them is wrong.",
    text: ({ name }) => `The words do not name \`${name}\`, on which the rule depends.`,
    advice: ({ name }) => `Name it by \`{${name}}\`, in both languages.`,
  },
  "hole-missing": {
    title: "Hole in one language",
    why: "People are to read the same in both languages. A value that only one of the texts names is mostly forgotten in the other.",
    text: ({ hole, language }) => `The ${named(language)} text does not name \`{${hole}}\`.`,
  },
  "plural-missing": {
    title: "No plural",
    why: "Nouns give both numbers, with a comma between them, so that `1 pearl` and `2 pearls` can be told apart. If one language needs two forms, the other mostly does too.",
    text: ({ language }) =>
      `The ${named(language)} noun has one form only, the other language has two: \`${language === "de" ? "die Perle, die Perlen" : "pearl, pearls"}\`.`,
  },
  "unfit-text": {
    title: "Text fits no sentence",
    why: "The rules in words are made of these texts: “if the turn is over”, “3 more than the toll”. A text of another form makes no sentence there.",
    text: ({ form, example }) => `${neededForm(form)}, such as \`${example}\`.`,
  },
  "look-of-nothing": {
    title: "Draws nothing",
    why: "A look draws what has its name. Where nothing has it, the look has no effect, mostly because of a slip of the pen.",
    text: ({ name }) => `Nothing that could be drawn is called \`${name}\`.`,
  },
  "no-examples": {
    title: "No examples",
    why: "Examples show readers what rules mean, and prove that the game does what its author meant.",
    text: ({ name }) => `\`${name}\` has no examples.`,
  },
  "proves-nothing": {
    title: "Example without a rule",
    why: "`proves` leads from a rule to its examples, and tells which example fails when the rule is changed.",
    text: ({ name }) =>
      `\`${name}\` does not say which rule it is an example of; \`proves\` would name it.`,
  },
  unproved: {
    title: "Rule without an example",
    why: "A rule that no example proves may say anything without a test noticing, and readers find nothing that shows what it means.",
    text: ({ name }) => `No example proves \`${name}\`.`,
  },
  "variant-unproved": {
    title: "Change without an example",
    why: "The examples of the game show how it is played without the variant. What the variant makes different only its own examples can show.",
    text: ({ variant, target }) =>
      `No example of \`${variant}\` proves its change to \`${target}\`.`,
  },
  "refusal-thin": {
    title: "Thin reason",
    why: "A player who cannot do something wants to know why: which space or piece does not fit, or how much is missing. What can be seen on the table can be named.",
    text: ({ missing }) =>
      missing === "amounts"
        ? "The text does not say how much it takes and how much there is."
        : "The text does not name what was chosen and does not fit.",
    advice: ({ missing }) =>
      missing === "amounts"
        ? "`{short}` says how much there is and how much is missing; in front of it belongs how much it takes."
        : "A hole such as `{the piece}` or `space {space}` names it.",
  },
  "tells-nothing": {
    title: "Sentence without rule",
    why: "A sentence holds as long as the rules that it tells. If its path leads to no rule, or to one that the variant does not change, it is printed nowhere or in the wrong place.",
    text: ({ path, because }) =>
      because === "no-rule"
        ? `There is no rule \`${path}\` that a sentence could tell.`
        : `The variant does not change \`${path}\`; its own sentence tells what it changes.`,
    hint: ({ nearest }) => renderSuggestionEn(nearest),
  },
  "variant-untold": {
    title: "Change without sentence",
    why: "Players who choose a variant read its own sentences. A change that none of them tells comes as a surprise during the game.",
    text: ({ variant, rule }) => `No sentence of \`${variant}\` tells its change to \`${rule}\`.`,
    advice: ({ rule }) =>
      `\`${rule}\` belongs behind \`for\` of the sentence that tells the change, or of a new one.`,
  },
  "sentence-missing": {
    title: "Rule without sentence",
    why: "This rule is too involved for its generated text to read like a rulebook. In a game with sentences it would be the only one without.",
    text: ({ rule }) => `No sentence tells \`${rule}\`, and its generated text is hard to read.`,
    advice: ({ rule }) =>
      `\`tells ${rule} de "…" en "…"\` tells the rule; if another sentence tells it along, name it there behind \`for\`.`,
  },
  "number-outside-hole": {
    title: "Number without hole",
    why: "A number in a hole changes with the rule. Written by hand it becomes false as soon as the rule has another number.",
    text: ({ number, value }) =>
      `The number ${number} is the value of \`${value}\`, and is written by hand here.`,
    advice: ({ value }) => `It belongs in a hole: \`{${value}}\`.`,
  },
  "sentence-too-long": {
    title: "Long sentence",
    why: "Sentences of the rulebook are read at the table. Short ones are understood at first reading; details have rules and sentences of their own.",
    text: ({ of, count, most }) =>
      of === "words"
        ? `A sentence has ${count} words here; up to ${most} are easy to read.`
        : `There are ${count} sentences here; a \`tells\` has at most ${most}.`,
    advice: ({ of }) =>
      of === "words"
        ? "Two shorter sentences say the same."
        : "What belongs to another rule goes into a `tells` of that rule.",
  },
  "older-language": {
    title: "Older language",
    why: "Rules in version 1 of the language are still read. What is new is explained in the new one, and the old words stand in no list any more.",
    text: ({ newest }) =>
      `This file is written in an older version of the language; the newest is ${newest}.`,
    advice: ({ newest }) =>
      `\`regel fmt --to ${newest}\` rewrites the whole game without changing it.`,
  },
  "too-much-to-reckon": {
    title: "Too much to reckon",
    why: "Warnings come of following what rules do, step by step. Loops in loops over large ranges have no end in sight, and an editor must answer at once.",
    text: ({ most }) =>
      `There is too much to reckon here: after ${most.toLocaleString("en")} steps the search for warnings has ended.`,
    advice: () => "Fewer rounds or smaller ranges can be followed to their end.",
  },
};

function neededForm(form: LintFacts["unfit-text"]["form"]): string {
  if (form === "noun") return "What is needed here is a noun with its article";
  if (form === "open end") return "What is needed here is a text without punctuation at its end";
  return form === "sentence"
    ? "What is needed here is a sentence that begins with its subject and verb"
    : "What is needed here is a sentence that begins with its subject and verb, or a noun";
}
