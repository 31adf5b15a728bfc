// A game in play under rules that have changed: its moves are played again, as far as they fit.

import type { Game, Text } from "../dsl/index.ts";
import { RuleError } from "../dsl/index.ts";
import { type Session, startSession } from "../play/history.ts";
import type { Table } from "../play/record.ts";

/** What became of a game. */
export interface Carried {
  /** `fits`: all moves are possible still. `shorter`: up to one of them. `gone`: nothing is left. */
  readonly kind: "fits" | "shorter" | "gone";
  /** Moves that were played again. */
  readonly played: number;
  /** Why it does not go on, where it does not. */
  readonly why: Text | undefined;
}

/** Plays the game of a session by other rules. */
export function carriedOver(
  before: Session,
  game: Game,
): Carried & { readonly session: Session | undefined } {
  try {
    const session = startSession(game, tableUnder(before.table, game));
    const why = playAgain(before, session);
    const kind = why === undefined ? "fits" : session.position === 0 ? "gone" : "shorter";
    return { kind, played: session.position, why, session };
  } catch (error) {
    if (!(error instanceof RuleError || error instanceof RangeError)) throw error;
    const why = error instanceof RuleError ? error.text : { de: error.message, en: error.message };
    return { kind: "gone", played: 0, why, session: undefined };
  }
}

/** The same table, without options and choices that there are no more. */
function tableUnder(table: Table, { meta }: Game): Table {
  const known = Object.entries(table.options).filter(([id, choice]) =>
    meta.options.some((one) => one.id === id && one.choices.some((other) => other.id === choice)),
  );
  return { ...table, options: Object.fromEntries(known) };
}

/** Plays move after move; the reason why one is not possible ends it. */
function playAgain(before: Session, session: Session): Text | undefined {
  const { game } = session;
  for (const { player, option, says } of before.past) {
    const decision = game.decision(session.state);
    if (decision === undefined)
      return { de: "Die Partie ist hier zu Ende.", en: "The game ends here." };
    const name = before.table.seats[player]?.name ?? "";
    if (decision.player !== player) {
      return {
        de: `Hier entscheidet jetzt jemand anderes als ${name}.`,
        en: `Somebody other than ${name} decides here now.`,
      };
    }
    const read = game.readNotation(session.state, before.game.notation(option));
    if ("problem" in read) {
      return {
        de: `${name}: „${says.de}“ geht nicht mehr. ${read.problem.de}`,
        en: `${name}: “${says.en}” is no longer possible. ${read.problem.en}`,
      };
    }
    session.play(read.option);
  }
  return undefined;
}
