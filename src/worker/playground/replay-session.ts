// Replays a match under changed rules, as far as its moves are legal.

import type { DisplayText, Game, State } from "../../dsl/index.ts";
import { problemText, RuleError } from "../../dsl/index.ts";
import type { GameRecord, MatchTable } from "../../play/session/record.ts";
import { type Session, startSession } from "../../play/session/session.ts";

/** A move by notation, which is independent of the rules. */
interface PortableMove {
  readonly player: number;
  readonly notation: string;
  /** Seed that the RNG gets before the move, if any. */
  readonly seed: number | undefined;
  /** The move as a phrase; `undefined` if only its notation is known. */
  readonly says: DisplayText | undefined;
}

/** A match in a form that is independent of the rules: setup and moves. */
export interface PortableMatch {
  readonly table: MatchTable;
  readonly moves: readonly PortableMove[];
  /** Number of moves before the current position. */
  readonly position: number;
}

/** The result of a replay. */
export interface ReplayResult {
  /** `fits`: all moves are legal. `shorter`: some first moves are. `gone`: none is. */
  readonly kind: "fits" | "shorter" | "gone";
  /** Number of replayed moves. */
  readonly played: number;
  /** Why the replay ended early; otherwise `undefined`. */
  readonly why: DisplayText | undefined;
}

/** Exports all moves of a session, including those that were undone. */
export function exportMatch({ game, table, past, future, position }: Session): PortableMatch {
  const moves = [...past, ...future].map(({ player, option, seed, says }) => ({
    player,
    notation: game.notation(option),
    seed,
    says,
  }));
  return { table, moves, position };
}

/** Exports the moves of a record. */
export function exportRecordedMatch({ table, course }: GameRecord): PortableMatch {
  const moves = course.flatMap((line, at) => {
    if (line.kind !== "move") return [];
    const { seat, notation } = line;
    const before = course[at - 1];
    const seed = before?.kind === "seed" ? before.seed : undefined;
    return [{ player: seat, notation, seed, says: undefined }];
  });
  return { table, moves, position: moves.length };
}

/** Replays a match under other rules. */
export function replayMatch(
  kept: PortableMatch,
  game: Game,
): ReplayResult & { readonly session: Session | undefined } {
  try {
    const session = startSession(game, tableUnder(kept.table, game));
    const why = playAgain(kept, session, game);
    const played = session.position;
    session.jump(Math.min(kept.position, played));
    const kind = why === undefined ? "fits" : played === 0 ? "gone" : "shorter";
    return { kind, played, why, session };
  } catch (error) {
    if (!(error instanceof RuleError || error instanceof RangeError)) throw error;
    const why =
      error instanceof RuleError ? problemText(error) : { de: error.message, en: error.message };
    return { kind: "gone", played: 0, why, session: undefined };
  }
}

/** Returns the table without setup options and choices that do not exist. */
function tableUnder(table: MatchTable, { meta }: Game): MatchTable {
  const known = Object.entries(table.options).filter(([id, choice]) =>
    meta.options.some((one) => one.id === id && one.choices.some((other) => other.id === choice)),
  );
  return { ...table, options: Object.fromEntries(known) };
}

/** Plays the moves in turn; returns the reason why one is illegal, or `undefined`. */
function playAgain(
  { table, moves }: PortableMatch,
  session: Session,
  game: Game,
): DisplayText | undefined {
  for (const { player, notation, seed, says } of moves) {
    const decision = game.decision(session.state);
    if (decision === undefined)
      return { de: "Die Partie ist hier zu Ende.", en: "The game ends here." };
    const name = table.seats[player]?.name ?? "";
    if (decision.player !== player) {
      return {
        de: `Hier entscheidet jetzt jemand anderes als ${name}.`,
        en: `Somebody other than ${name} decides here now.`,
      };
    }
    const read = game.readNotation(session.state, notation);
    if ("problem" in read) {
      const move = { player, notation, seed, says };
      return refused(game, session.state, move, name) ?? read.problem;
    }
    const problem = tried(() => session.play(read.option, seed));
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Describes an illegal move with the reason of the rules; `undefined` if the move has no name. */
function refused(
  game: Game,
  state: State,
  { notation, says }: PortableMove,
  name: string,
): DisplayText | undefined {
  const [action = ""] = notation.match(/\w+/) ?? [];
  const done = says ?? game.meta.moves.find(({ id }) => id === action)?.name;
  if (done === undefined) return undefined;
  const why = game.explain(state, action, {}).reason?.text ?? otherwise;
  return {
    de: `${name}: „${done.de}“ geht nicht mehr. ${why.de}`,
    en: `${name}: “${done.en}” is no longer possible. ${why.en}`,
  };
}

/** The action is legal, but not with these arguments. */
const otherwise: DisplayText = {
  de: "Die Regeln erlauben diesen Zug hier nur anders.",
  en: "The rules allow this move only in another way here.",
};

/** Runs a move and returns the error of its rules, if it fails. */
function tried(play: () => void): DisplayText | undefined {
  try {
    play();
    return undefined;
  } catch (error) {
    if (error instanceof RuleError) return problemText(error);
    throw error;
  }
}
