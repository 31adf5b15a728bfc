// A game in play under rules that have changed: its moves are played again, as far as they fit.

import type { DisplayText, Game, State } from "../../dsl/index.ts";
import { problemText, RuleError } from "../../dsl/index.ts";
import type { GameRecord, MatchTable } from "../../play/session/record.ts";
import { type Session, startSession } from "../../play/session/session.ts";

/** A move by its words, which other rules may read as well. */
interface PortableMove {
  readonly player: number;
  readonly notation: string;
  /** What the player did; nothing where a record knows the notation alone. */
  readonly says: DisplayText | undefined;
}

/** A game as far as it does not depend on the rules: who sits there, and what was played. */
export interface PortableMatch {
  readonly table: MatchTable;
  readonly moves: readonly PortableMove[];
  /** How many of the moves lie before the position that is looked at. */
  readonly position: number;
}

/** What became of a game. */
export interface ReplayResult {
  /** `fits`: all moves are possible still. `shorter`: up to one of them. `gone`: nothing is left. */
  readonly kind: "fits" | "shorter" | "gone";
  /** Moves that were played again. */
  readonly played: number;
  /** Why it does not go on, where it does not. */
  readonly why: DisplayText | undefined;
}

/** All moves of a session, those that were taken back among them. */
export function exportMatch({ game, table, past, future, position }: Session): PortableMatch {
  const moves = [...past, ...future].map(({ player, option, says }) => ({
    player,
    notation: game.notation(option),
    says,
  }));
  return { table, moves, position };
}

export function exportRecordedMatch({ table, course }: GameRecord): PortableMatch {
  const moves = course.flatMap((line) => {
    if (line.kind !== "move") return [];
    const { seat, notation } = line;
    return [{ player: seat, notation, says: undefined }];
  });
  return { table, moves, position: moves.length };
}

/** Plays a game by other rules. */
export function replayMatch(
  kept: PortableMatch,
  game: Game,
): ReplayResult & { readonly session: Session | undefined } {
  try {
    const session = startSession(game, tableUnder(kept.table, game));
    const why = playAgain(kept, session);
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

/** The same table, without options and choices that there are no more. */
function tableUnder(table: MatchTable, { meta }: Game): MatchTable {
  const known = Object.entries(table.options).filter(([id, choice]) =>
    meta.options.some((one) => one.id === id && one.choices.some((other) => other.id === choice)),
  );
  return { ...table, options: Object.fromEntries(known) };
}

/** Plays move after move; the reason why one is not possible ends it. */
function playAgain({ table, moves }: PortableMatch, session: Session): DisplayText | undefined {
  const { game } = session;
  for (const { player, notation, says } of moves) {
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
      const move = { player, notation, says };
      return refused(game, session.state, move, name) ?? read.problem;
    }
    const problem = tried(() => session.play(read.option));
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Which move is no longer possible and why, in the words of the rules; nothing if they have none. */
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

/** The action itself is possible, but not like this. */
const otherwise: DisplayText = {
  de: "Die Regeln erlauben diesen Zug hier nur anders.",
  en: "The rules allow this move only in another way here.",
};

/** Why a move cannot be carried out, although it may be chosen. */
function tried(play: () => void): DisplayText | undefined {
  try {
    play();
    return undefined;
  } catch (error) {
    if (error instanceof RuleError) return problemText(error);
    throw error;
  }
}
