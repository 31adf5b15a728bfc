// Options that only one game offers, with the reason of the other game.

import type { DisplayText, Game, State } from "../../dsl/index.ts";
import type {
  Divergence,
  DivergenceOptions,
  LockstepPosition,
  OneSidedOption,
} from "./divergence.ts";
import type { GamePair } from "./game-pair.ts";
import { formatValueId, parseValueId } from "./named-values.ts";
import { divergenceTexts, unknownMoveTexts } from "./position-text.ts";

/** Returns a divergence for each option that one game lacks; those with a reason come first. */
export function findLegalityDivergences(
  pairing: GamePair,
  place: LockstepPosition,
  terms: DivergenceOptions,
): Divergence[] {
  if (pairing.sameOptions(place.a.options, place.b.options)) return [];
  const { onlyA, onlyB } = pairing.compareOptions(place.a.options, place.b.options);
  const alone: OneSidedOption[] = [
    ...onlyA.map((option) => ({ ...option, side: "a" as const })),
    ...onlyB.map((option) => ({ ...option, side: "b" as const })),
  ];
  const partings = alone.map((option) => createLegalityDivergence(pairing, place, terms, option));
  const isExplained = (parting: Divergence) =>
    parting.kind === "legality" && parting.reason !== undefined;
  return [...partings.filter(isExplained), ...partings.filter((one) => !isExplained(one))];
}

/** Creates the divergence of an option that the other game does not offer. */
export function createLegalityDivergence(
  pairing: GamePair,
  place: LockstepPosition,
  { sides }: DivergenceOptions,
  { side, notation, code }: OneSidedOption,
): Divergence {
  const isA = side === "a";
  const [from, to] = isA ? [pairing.a, pairing.b] : [pairing.b, pairing.a];
  const objection = objectionTo(from, code, to, isA ? place.b.state : place.a.state);
  const [offered, other] = isA ? [sides.a, sides.b] : [sides.b, sides.a];
  const words = divergenceTexts.legalOnly(from.says(code), offered, other, objection?.text);
  const { text: reason, need } = objection ?? { text: undefined, need: undefined };
  return { kind: "legality", at: place.at, words, side, notation, reason, need };
}

interface Objection {
  readonly text: DisplayText;
  readonly need: string | undefined;
}

/** Returns why the game `to` does not offer an option of the game `from`. */
function objectionTo(from: Game, code: number, to: Game, state: State): Objection | undefined {
  if (from.notation(code) === "decline") {
    return { text: unknownMoveTexts.decline(), need: undefined };
  }
  const { move, args } = from.decode(code);
  const { id = "", params = [] } = from.meta.moves[move] ?? {};
  const known = to.meta.moves.filter((other) => other.id === id);
  if (known.length === 0) return { text: unknownMoveTexts.action(id), need: undefined };

  const given: Record<string, number> = {};
  for (const [index, param] of params.entries()) {
    const type = known.flatMap((other) => other.params).find((one) => one.id === param.id)?.type;
    if (type === undefined) continue;
    const name = formatValueId(from.meta, param.type, args[index] ?? 0);
    const value = parseValueId(to.meta, type, name);
    if (value === undefined) return { text: unknownMoveTexts.value(name), need: undefined };
    given[param.id] = value;
  }
  const { reason } = to.explain(state, id, given);
  return reason && { text: reason.text, need: reason.need };
}
