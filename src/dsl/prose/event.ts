// When something happens: `am Ende der Runde`, `nachdem eine Karte gespielt ist`, `bei ‚evening‘`.

import type * as ir from "../ir/ir.ts";
import type { Tellings } from "./described.ts";
import * as english from "./english.ts";
import * as exprDe from "./expr.de.ts";
import * as exprEn from "./expr.en.ts";
import * as german from "./german.ts";
import { filledEnglish, hasHole, insertValues, withoutBraces } from "./holes.ts";
import type { Worded } from "./names.ts";

/** Words with which an event says itself when it is. */
const WHEN_DE =
  /^(?:am|im|an|in|bei|beim|nach|vor|zu|zum|zur|mit|wenn|sobald|nachdem|bevor|während|solange) /;
const WHEN_EN = /^(?:at|on|in|after|before|during|when|whenever|once|while|as) /;

/** Such words that begin a clause, to which another one can be added. */
const CLAUSE_DE = /^(?:wenn|sobald|nachdem|bevor|während|solange) /;
const CLAUSE_EN = /^(?:after|before|when|whenever|once|while|as) (?:a|an|the|you|they|it|there) /;

/** Whether words say when: `at the end of the round`. */
export function isWhen({ words }: Worded): boolean {
  return words !== undefined && WHEN_DE.test(words.de) && WHEN_EN.test(words.en);
}

/** When an event is; with what it is about, if that is of certain kinds. */
export function atEvent(
  t: Tellings,
  event: ir.Procedure,
  about: readonly ir.LocalizedNoun[] = [],
): ir.LocalizedText {
  return { de: atDe(t, event, about), en: atEn(t, event, about) };
}

function atDe(t: Tellings, event: ir.Procedure, about: readonly ir.LocalizedNoun[]): string {
  const said = (event as Worded).words?.de;
  const what = anyOf(about);
  const [subject] = event.params;
  const isNamed = subject !== undefined && said !== undefined && hasHole(said, "de", subject.name);
  const at =
    said !== undefined && WHEN_DE.test(said)
      ? insertValues(said, event.params, (index) => {
          const param = event.params[index];
          if (param === undefined) return undefined;
          return param === subject && what !== undefined ? what : exprDe.localPhrase(t.de, param);
        })
      : german.contracted(`bei ${exprDe.rulePhrase(t.de, event, [], []).dat}`);
  const isTold = isNamed && WHEN_DE.test(said ?? "");
  if (what === undefined || isTold) return at;
  return `${at}${CLAUSE_DE.test(at) ? " und" : ", wenn"} es um ${what.acc} geht`;
}

function atEn(t: Tellings, event: ir.Procedure, about: readonly ir.LocalizedNoun[]): string {
  const said = (event as Worded).words?.en;
  const kinds = about.map((noun) => english.phrase(noun, "a").text);
  const what = kinds.length === 0 ? undefined : english.listed(kinds, "or");
  const [subject] = event.params;
  const isWhen = said !== undefined && WHEN_EN.test(said);
  if (said === undefined || !isWhen) {
    const name = said === undefined ? exprEn.quotedName(event.id) : withoutBraces(said, "en");
    return `on ${name}${what === undefined ? "" : `, if it is about ${what}`}`;
  }
  const at = filledEnglish(said, event.params, (index) => {
    const param = event.params[index];
    if (param === undefined) return undefined;
    return param === subject && what !== undefined ? what : exprEn.localPhrase(t.en, param).text;
  });
  const isTold = subject !== undefined && hasHole(said, "en", subject.name);
  if (what === undefined || isTold) return at;
  return `${at}${CLAUSE_EN.test(at) ? " and" : ", if"} it is about ${what}`;
}

/** `ein Dorsch oder eine Scholle` */
function anyOf(nouns: readonly ir.LocalizedNoun[]): german.Phrase | undefined {
  const [first] = nouns;
  if (first === undefined) return undefined;
  return german.each(german.phrase(first.de, "a"), (_, c) =>
    german.listed(
      nouns.map(({ de }) => german.phrase(de, "a")[c]),
      "oder",
    ),
  );
}
