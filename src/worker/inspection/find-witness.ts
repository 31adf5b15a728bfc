// Searches for a match position that shows the effect of an author's changes.

import { shownDivergences } from "../../compare/shown-divergences.ts";
import { originallyText, originalText } from "../../compare/side-choice.ts";
import { type DisplayText, type Game, RuleError } from "../../dsl/index.ts";
import type { Sides } from "../../play/compare/position-text.ts";
import { listCommonSetups } from "../../play/compare/setup.ts";
import { type MoveEffect, type Witness, WitnessSearcher } from "../../play/compare/witness.ts";
import { type Session, startSession } from "../../play/session/session.ts";
import type { CompiledRules } from "./compiled-rules.ts";

/** A match at such a position. */
export interface WitnessMatch {
  /** Record of the match up to the position, under the author's rules. */
  readonly record: string;
  /** The divergences as sentences. */
  readonly says: readonly DisplayText[];
  /** The move that shows the divergence; `undefined` if the setup does. */
  readonly move: WitnessMove | undefined;
}

/** A move that has another outcome under the author's rules. */
interface WitnessMove {
  readonly player: string;
  readonly says: DisplayText;
  readonly original: MoveOutcome;
  readonly yours: MoveOutcome;
}

interface MoveOutcome {
  readonly isAllowed: boolean;
  /** Why the move is illegal. */
  readonly reason: DisplayText | undefined;
  /** Points of the player who moves. */
  readonly points: number;
}

/** Maximum number of games searched. */
const searched = 200;
/** Number of games after which any witness is accepted; before, shorter ones are searched. */
const enough = 40;

const sides: Sides = {
  a: { name: originalText, within: originallyText },
  b: {
    name: { de: "Hausregel", en: "your rules" },
    within: { de: "mit deinen Regeln", en: "with your rules" },
  },
};

/** Searches one game per step; yields the progress from 0 to 1. */
export function* searchWitness(
  base: CompiledRules,
  now: CompiledRules,
  names: readonly string[],
): Generator<number, WitnessMatch | undefined> {
  const searcher = new WitnessSearcher(base.game, now.game, {
    setups: listCommonSetups(base.compiled.meta, now.compiled.meta),
    seed: 1,
    games: searched,
    kinds: shownDivergences,
    names,
    sides,
  });
  for (let games = 0; !searcher.isDone; games++) {
    if (games >= enough && searcher.result.witness !== undefined) break;
    try {
      searcher.step();
    } catch (error) {
      // Games in which a rule fails are skipped.
      if (!(error instanceof RuleError)) throw error;
    }
    yield games / searched;
  }
  const { witness } = searcher.result;
  if (witness === undefined) return undefined;
  const session = sessionOf(witness, now);
  return {
    record: session.save(),
    says: witness.partings.map(({ words }) => words),
    move: moveOf(witness, base.game, now.game),
  };
}

function moveOf({ table, next, position }: Witness, a: Game, b: Game): WitnessMove | undefined {
  if (next === undefined) return undefined;
  const [game, state] = next.b.allowed ? [b, position.b] : [a, position.a];
  const read = game.readNotation(state, next.notation);
  const seat = game.decision(state)?.player;
  if ("problem" in read || seat === undefined) return undefined;
  return {
    player: table.seats[seat]?.name ?? "",
    says: game.says(read.option),
    original: outcomeOf(next.a, seat),
    yours: outcomeOf(next.b, seat),
  };
}

function outcomeOf({ allowed, reason, points }: MoveEffect, seat: number): MoveOutcome {
  return { isAllowed: allowed, reason, points: points[seat] ?? 0 };
}

/** Returns the match under the author's rules, including the showing move if it is legal there. */
function sessionOf({ table, moves, next, parting }: Witness, { game }: CompiledRules): Session {
  const shownMoves = next?.b.allowed ? [...moves, next.notation] : moves;
  const decides = parting.kind === "score" ? parting.player : 0;
  const seats = table.seats.map(({ name }, seat) => {
    return { name, kind: seat === decides ? "human" : "greedy" };
  });
  const session = startSession(game, { ...table, seats });
  for (const move of shownMoves) {
    const read = game.readNotation(session.state, move);
    if ("problem" in read) break;
    session.play(read.option);
  }
  return session;
}
