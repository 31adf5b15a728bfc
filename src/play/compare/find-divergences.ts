// Finds the divergences of a position: first by a fast test, then in detail where that fails.

import type { Game, LogEntry } from "../../dsl/index.ts";
import type {
  Divergence,
  DivergenceKind,
  DivergenceOptions,
  LockstepPosition,
} from "./divergence.ts";
import type { GamePair } from "./game-pair.ts";
import { findLegalityDivergences } from "./legality-divergence.ts";
import { renderChanceEvent } from "./named-values.ts";
import {
  absentText,
  divergenceTexts,
  formatBothValues,
  joinTexts,
  toBothLanguages,
} from "./position-text.ts";
import { diffSnapshots, takeSnapshot } from "./snapshot.ts";

/** Finds all divergences of a position but those of the setup, in the order of `terms.kinds`. */
export function findDivergences(
  pairing: GamePair,
  place: LockstepPosition,
  terms: DivergenceOptions,
): Divergence[] {
  const tests: Readonly<Record<DivergenceKind, () => Divergence[]>> = {
    setup: () => [],
    chance: () => findChanceDivergence(pairing, place, terms),
    score: () => findScoreDivergences(pairing, place, terms),
    position: () => findPositionDivergences(pairing, place, terms),
    player: () => findPlayerDivergence(pairing, place, terms),
    legality: () => findLegalityDivergences(pairing, place, terms),
    ranking: () => findRankingDivergence(pairing, place, terms),
  };
  const found: Divergence[] = [];
  for (const kind of terms.kinds) {
    // If the decisions themselves differ, every option is possible in one game only.
    const isImplied = kind === "legality" && found.some((one) => one.kind === "player");
    if (!isImplied) found.push(...tests[kind]());
  }
  return found;
}

type Chance = LogEntry & { readonly kind: "chance" };

/** Compares chance events and returns the first that differs. */
function findChanceDivergence(
  { a, b }: GamePair,
  place: LockstepPosition,
  { sides }: DivergenceOptions,
): Divergence[] {
  const [listA, listB] = [chanceOf(place.a.log), chanceOf(place.b.log)];
  const first = [...(listA.length >= listB.length ? listA : listB).keys()].find(
    (index) => listA[index]?.text !== listB[index]?.text,
  );
  if (first === undefined) return [];
  const [inA, inB] = [listA[first], listB[first]];
  const words = (game: Game, entry: Chance | undefined) =>
    entry === undefined ? absentText : renderChanceEvent(game, entry);
  const values = formatBothValues(sides, words(a, inA), words(b, inB));
  return [
    {
      kind: "chance",
      at: place.at,
      words: divergenceTexts.chance(values),
      a: inA?.text,
      b: inB?.text,
    },
  ];
}

function chanceOf(log: readonly LogEntry[]): Chance[] {
  return log.filter((entry) => entry.kind === "chance");
}

/** Compares the points of the last move by player and reason. */
function findScoreDivergences(
  { a, b }: GamePair,
  place: LockstepPosition,
  { names, sides }: DivergenceOptions,
): Divergence[] {
  const [pointsA, pointsB] = [pointsOf(a, place.a.log), pointsOf(b, place.b.log)];
  const keys = new Set([...pointsA.keys(), ...pointsB.keys()]);
  return [...keys].flatMap((key): Divergence[] => {
    const [inA, inB] = [pointsA.get(key)?.points ?? 0, pointsB.get(key)?.points ?? 0];
    const from = pointsA.get(key) ?? pointsB.get(key);
    if (inA === inB || from === undefined) return [];
    const { player, reason, text } = from;
    const values = formatBothValues(
      sides,
      toBothLanguages(String(inA)),
      toBothLanguages(String(inB)),
    );
    const words = divergenceTexts.score(names[player] ?? "", text, values);
    return [{ kind: "score", at: place.at, words, player, reason, a: inA, b: inB }];
  });
}

function pointsOf({ meta }: Game, log: readonly LogEntry[]) {
  const sums = new Map<string, ReturnType<typeof sumOf>>();
  const sumOf = (player: number, reason: number, points: number) => {
    const { id = "", text = absentText } = meta.reasons[reason] ?? {};
    return { player, reason: id, text, points };
  };
  for (const entry of log) {
    if (entry.kind !== "score") continue;
    const { player, amount } = entry;
    const key = `${player} ${meta.reasons[entry.reason]?.id}`;
    sums.set(key, sumOf(player, entry.reason, (sums.get(key)?.points ?? 0) + amount));
  }
  return sums;
}

/** Compares storages; points have their own test. */
function findPositionDivergences(
  pairing: GamePair,
  place: LockstepPosition,
  terms: DivergenceOptions,
): Divergence[] {
  const { names, sight } = terms;
  if (pairing.sameSlots(place.a.state, place.b.state, names.length, sight)) return [];
  const snapshotA = takeSnapshot(pairing.a, place.a.state, names, sight);
  const snapshotB = takeSnapshot(pairing.b, place.b.state, names, sight);
  return diffSnapshots(snapshotA, snapshotB)
    .filter(({ kind }) => kind !== "score" && kind !== "ledger")
    .map((part) => ({
      kind: "position",
      at: place.at,
      words: divergenceTexts.position(part.words),
      part,
    }));
}

/** Compares end, deciding player and kind of decision. */
function findPlayerDivergence(
  { a, b }: GamePair,
  place: LockstepPosition,
  { names, sides }: DivergenceOptions,
): Divergence[] {
  const [inA, inB] = [a.decision(place.a.state), b.decision(place.b.state)];
  const found = (words: Divergence["words"]): Divergence[] => [
    { kind: "player", at: place.at, words, a: inA?.player, b: inB?.player },
  ];
  if (inA === undefined || inB === undefined) {
    if (inA === inB) return [];
    return found(divergenceTexts.overOnly(inA === undefined ? sides.a : sides.b));
  }
  if (inA.player !== inB.player) {
    const [nameA = "", nameB = ""] = [names[inA.player], names[inB.player]];
    return found(
      divergenceTexts.otherPlayer(
        formatBothValues(sides, toBothLanguages(nameA), toBothLanguages(nameB)),
      ),
    );
  }
  if (inA.actions.some((id) => inB.actions.includes(id))) return [];
  const values = formatBothValues(sides, actionWords(a, inA.actions), actionWords(b, inB.actions));
  return found(divergenceTexts.otherDecision(values));
}

function actionWords({ meta }: Game, actions: readonly string[]) {
  const nameOf = (action: string) =>
    meta.moves.find(({ id }) => id === action)?.name ?? toBothLanguages(action);
  return joinTexts(actions.map(nameOf), ", ");
}

function findRankingDivergence(
  { a, b }: GamePair,
  place: LockstepPosition,
  { names, sides }: DivergenceOptions,
): Divergence[] {
  if (!a.isOver(place.a.state) || !b.isOver(place.b.state)) return [];
  const [inA, inB] = [a.ranking(place.a.state), b.ranking(place.b.state)].map((ranking) =>
    ranking.map((seats) => [...seats].sort((one, other) => one - other)),
  );
  if (inA === undefined || inB === undefined) return [];
  const words = (ranking: readonly (readonly number[])[]) =>
    toBothLanguages(
      ranking.map((seats) => seats.map((seat) => names[seat]).join(" = ")).join(", "),
    );
  const [wordsA, wordsB] = [words(inA), words(inB)];
  if (JSON.stringify(inA) === JSON.stringify(inB)) return [];
  const text = divergenceTexts.ranking(formatBothValues(sides, wordsA, wordsB));
  return [{ kind: "ranking", at: place.at, words: text, a: inA, b: inB }];
}
