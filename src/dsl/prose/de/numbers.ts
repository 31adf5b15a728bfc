// Numbers in German: `3`, `drei`, `zu zweit 2, zu dritt 3 Perlen`.

import { spelledNumber } from "../../inflection/numerals.ts";
import type { NounPhrase } from "../plan/noun-phrase.ts";
import { type Case, COMMA, joinedBy, linkedTo, listed, plain, type Word } from "../word.ts";
import { realizeNoun, realizePhrase } from "./phrase.ts";

type PhraseOf<K extends NounPhrase["kind"]> = Extract<NounPhrase, { kind: K }>;

export function numberWords({ n, path, isSpelled }: PhraseOf<"number">): Word[] {
  const text = isSpelled ? spelledNumber(n, "de") : String(n).replace("-", "−");
  return linkedTo(path, [{ text, is: { role: "name", group: {} } }]);
}

/** `zu zweit 2, zu dritt und zu viert 3 Perlen` */
export function perPlayersWords({ groups, noun }: PhraseOf<"perPlayers">, c: Case): Word[] {
  const lists = groups.map(({ players, of }) => [
    ...listed(players.map(asParty), "und"),
    ...realizePhrase(of, "nom"),
  ]);
  const last = groups.at(-1)?.of;
  const isOne = last?.kind === "number" && last.n === 1;
  const unit = noun === undefined ? [] : realizeNoun(noun, "none", c, isOne ? "one" : "many");
  return [...joinedBy(lists, [COMMA]), ...unit];
}

const PARTIES = "allein zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft".split(
  " ",
);

/** `allein`, `zu zweit` */
function asParty(players: number): Word[] {
  const word = PARTIES[players - 1] ?? `${players}`;
  return plain(players === 1 ? word : `zu ${word}`);
}
