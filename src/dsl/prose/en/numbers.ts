// Numbers in English: `3`, `three`, `2 or 3 pearls with two or three players`.

import { spelledNumber } from "../../inflection/numerals.ts";
import type { NounPhrase } from "../plan/noun-phrase.ts";
import { COMMA, joinedBy, linkedTo, listed, plain, type Word } from "../word.ts";
import { nounWords } from "./grammar.ts";
import { realizePhrase } from "./phrase.ts";

type PhraseOf<K extends NounPhrase["kind"]> = Extract<NounPhrase, { kind: K }>;

export function numberWords({ n, path, isSpelled }: PhraseOf<"number">): Word[] {
  const text = isSpelled ? spelledNumber(n, "en") : String(n).replace("-", "−");
  return linkedTo(path, [{ text, is: { role: "name" } }]);
}

/** `2 or 3 pearls with two or three players`; `2 with two or three players, 3 with four`. */
export function perPlayersWords({ groups, noun }: PhraseOf<"perPlayers">): Word[] {
  const unit = noun === undefined ? [] : nounWords(noun, "none", "many");
  const numbers = groups.map(({ of }) => realizePhrase(of));
  const parties = groups.map(({ players }) => players);
  if (parties.every(({ length }) => length === 1))
    return [...listed(numbers, "or"), ...unit, ...withPlayers(parties.flat(), true)];
  const lists = parties.map((players, i) => [
    ...(numbers[i] ?? []),
    ...(i === 0 ? unit : []),
    ...withPlayers(players, i === 0),
  ]);
  return joinedBy(lists, [COMMA]);
}

/** `with two or three players`; `alone or with two players`. */
function withPlayers(players: readonly number[], isNamed: boolean): Word[] {
  const together = players
    .filter((count) => count > 1)
    .map((count) => plain(spelledNumber(count, "en")));
  const alone = players.includes(1) ? [plain("alone")] : [];
  if (together.length === 0) return alone.flat();
  const rest = [
    { text: "with" },
    ...listed(together, "or"),
    ...(isNamed ? [{ text: "players" }] : []),
  ];
  return listed([...alone, rest], "or");
}
