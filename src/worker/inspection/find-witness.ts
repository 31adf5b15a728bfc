// A moment in a game at which an author's change can be seen, to be opened at their table.

import { shownDivergences } from "../../compare/shown-divergences.ts";
import { originalText } from "../../compare/side-choice.ts";
import { type DisplayText, RuleError } from "../../dsl/index.ts";
import { commonSetups } from "../../play/compare/setup.ts";
import { type Witness, WitnessSearcher } from "../../play/compare/witness.ts";
import { type Session, startSession } from "../../play/session/session.ts";
import type { CompiledRules } from "./compiled-rules.ts";

export interface WitnessMatch {
  /** The game up to there, by the author's rules. */
  readonly record: string;
  /** What tells the two apart, in sentences. */
  readonly says: readonly DisplayText[];
}

/** So many games are searched. */
const searched = 200;
/** After so many it is good enough to have found one; until then a shorter one is looked for. */
const enough = 40;

const own: DisplayText = { de: "Hausregel", en: "your rules" };

/** Searches game after game; tells from 0 to 1 how far it is. */
export function* searchWitness(
  base: CompiledRules,
  now: CompiledRules,
  names: readonly string[],
): Generator<number, WitnessMatch | undefined> {
  const hunt = new WitnessSearcher(base.game, now.game, {
    setups: commonSetups(base.compiled.meta, now.compiled.meta),
    seed: 1,
    games: searched,
    kinds: shownDivergences,
    names,
    sides: { a: originalText, b: own },
  });
  for (let games = 0; !hunt.isDone; games++) {
    if (games >= enough && hunt.result.witness !== undefined) break;
    try {
      hunt.step();
    } catch (error) {
      // A game in which a rule cannot be carried out shows nothing; the search goes on.
      if (!(error instanceof RuleError)) throw error;
    }
    yield games / searched;
  }
  const { witness } = hunt.result;
  if (witness === undefined) return undefined;
  const session = sessionOf(witness, now);
  return { record: session.save(), says: witness.partings.map(({ words }) => words) };
}

/** The game by the author's rules, with the move that tells, where it is possible there. */
function sessionOf({ table, moves, next, parting }: Witness, { game }: CompiledRules): Session {
  const told = next?.b.allowed ? [...moves, next.notation] : moves;
  const decides = parting.kind === "score" ? parting.player : 0;
  const seats = table.seats.map(({ name }, seat) => {
    return { name, kind: seat === decides ? "human" : "greedy" };
  });
  const session = startSession(game, { ...table, seats });
  for (const move of told) {
    const read = game.readNotation(session.state, move);
    if ("problem" in read) break;
    session.play(read.option);
  }
  return session;
}
