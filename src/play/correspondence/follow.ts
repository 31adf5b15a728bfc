// Follows the turns of a match by message: verifies each of them and plays it.

import { type DisplayText, type MatchGame, problemText, RuleError } from "../../dsl/index.ts";
import { findSetupProblem } from "../session/replay.ts";
import { type Session, startSession } from "../session/session.ts";
import {
  type Digest,
  deriveChanceSeed,
  type MatchHead,
  type MatchTurn,
  type OpenedChoice,
  promiseOf,
  sealOf,
} from "./turn.ts";
import { turnProblems } from "./turn-problems.ts";

/** What only this device knows of its player. */
export interface OwnSecrets {
  readonly seat: number;
  /** The secret that the last own turn promised. */
  readonly secret: string;
  /** The own sealed choice that no turn has opened yet. */
  readonly choice: OpenedChoice | undefined;
}

/** Where a match stands, as far as this device can know. */
export interface FollowedMatch {
  readonly kind: "match";
  /** `undefined` until all have joined and the start is decided. */
  readonly session: Session | undefined;
  /** Who sends the next turn; `undefined` when the match is over. */
  readonly next: number | undefined;
  /** What that turn is for. */
  readonly due: "join" | "chance" | "open" | "move" | "nothing";
  /** Whether the own player has a decision in the turn that is due now. */
  readonly isOwnMove: boolean;
}

export interface TurnProblem {
  readonly kind: "problem";
  /** Index of the turn. */
  readonly turn: number;
  readonly text: DisplayText;
}

/** Moves that are known or sealed, and have not been played. */
interface Waiting {
  readonly seat: number;
  readonly turn: number;
  /** `undefined` while it is sealed. */
  notations: readonly string[] | undefined;
  readonly seal: string | undefined;
  /** The number of moves that have been played. */
  played: number;
}

/** Whether chance decides something after an option. */
export function drawsChance(game: MatchGame, state: Session["state"], option: number): boolean {
  const after = state.slice();
  game.play(after, option);
  return game.chanceMark(after) !== game.chanceMark(state);
}

/**
 * Verifies and plays all turns. `own` lets the player's device open what the next turn of its own
 * will open; without it (a spectator) the match stops there. The first turn that does not
 * fit is the result.
 */
export async function followTurns(
  game: MatchGame,
  head: MatchHead,
  turns: readonly MatchTurn[],
  digest: Digest,
  own?: OwnSecrets,
): Promise<FollowedMatch | TurnProblem> {
  const unfit = findSetupProblem(game.meta, head.names.length, head.options);
  if (unfit !== undefined) return { kind: "problem", turn: 0, text: unfit.text };
  const follower = new Follower(game, head, turns, digest);
  let at = 0;
  try {
    for (const turn of turns) {
      await follower.take(turn, at);
      at += 1;
    }
    return await follower.standing(own);
  } catch (error) {
    if (error instanceof Misfit) return { kind: "problem", turn: at, text: error.text };
    if (error instanceof RuleError) return { kind: "problem", turn: at, text: problemText(error) };
    throw error;
  }
}

/** Carries a problem up to `followTurns`; never leaves this file. */
class Misfit extends Error {
  readonly text: DisplayText;

  constructor(text: DisplayText) {
    super(text.en);
    this.text = text;
  }
}

class Follower {
  readonly #game: MatchGame;
  readonly #head: MatchHead;
  readonly #turns: readonly MatchTurn[];
  readonly #digest: Digest;
  readonly #promises: (string | undefined)[] = [];
  #waiting: Waiting[] = [];
  #session: Session | undefined;

  constructor(game: MatchGame, head: MatchHead, turns: readonly MatchTurn[], digest: Digest) {
    this.#game = game;
    this.#head = head;
    this.#turns = turns;
    this.#digest = digest;
  }

  get #players(): number {
    return this.#head.names.length;
  }

  /** Verifies a turn and plays what it makes known. */
  async take(turn: MatchTurn, at: number): Promise<void> {
    const { seat } = turn;
    const expected = this.#nextSender(at);
    if (seat !== expected) {
      throw new Misfit(
        expected === undefined
          ? turnProblems.isOver()
          : turnProblems.otherSeat(this.#name(seat), this.#name(expected)),
      );
    }
    await this.#checkSecret(turn, at);
    this.#promises[seat] = turn.promise;
    if (at < this.#players) {
      if (turn.moves.length > 0 || turn.sealed !== undefined || turn.opened !== undefined)
        throw new Misfit(turnProblems.notYet(this.#name(seat)));
      return;
    }
    await this.#open(turn);
    await this.#decideChance(at, turn.secret ?? "");
    this.#queueMoves(turn, at);
    await this.#playWaiting(at, turn.secret ?? "");
  }

  /** Returns where the match stands after all turns, and after what `own` can open. */
  async standing(own: OwnSecrets | undefined): Promise<FollowedMatch> {
    const at = this.#turns.length;
    const next = this.#nextSender(at);
    const due = this.#due(at);
    if (own === undefined || own.seat !== next || at < this.#players) {
      return { kind: "match", session: this.#visible(own), next, due, isOwnMove: false };
    }
    for (const item of this.#waiting) {
      if (item.seat === own.seat && item.notations === undefined && this.#isAllChosen())
        item.notations = own.choice?.notations;
    }
    await this.#decideChance(at, own.secret);
    const session = this.#visible(own);
    const decider = session && this.#game.decision(session.state)?.player;
    const isOwnMove = decider === own.seat && this.#mayMove();
    return { kind: "match", session, next, due, isOwnMove };
  }

  /** The seat that sends turn `at`; `undefined` when the match is over. */
  #nextSender(at: number): number | undefined {
    if (at <= this.#players) return at % this.#players;
    const sealed = this.#waiting.find(({ notations }) => notations === undefined);
    if (sealed !== undefined && this.#isAllChosen()) return sealed.seat;
    if (sealed === undefined && this.#waiting.length > 0) {
      return ((this.#turns[at - 1]?.seat ?? 0) + 1) % this.#players;
    }
    const session = this.#visible(undefined);
    return session && this.#game.decision(session.state)?.player;
  }

  #due(at: number): FollowedMatch["due"] {
    if (at < this.#players) return "join";
    if (this.#session === undefined) return "chance";
    const isSealed = this.#waiting.some(({ notations }) => notations === undefined);
    if (isSealed && this.#isAllChosen()) return "open";
    if (!isSealed && this.#waiting.length > 0) return "chance";
    return this.#game.isOver(this.#session.state) ? "nothing" : "move";
  }

  /** Whether all have chosen in a simultaneous decision: the last one chooses in the open. */
  #isAllChosen(): boolean {
    return this.#waiting.at(-1)?.seal === undefined;
  }

  /** Whether a sender may move now: nothing waits for chance or for choices to be opened. */
  #mayMove(): boolean {
    return this.#waiting.length === 0 || !this.#isAllChosen();
  }

  async #checkSecret({ seat, secret }: MatchTurn, at: number): Promise<void> {
    if (at === 0) {
      if (secret !== undefined) throw new Misfit(turnProblems.brokenPromise(this.#name(seat)));
      return;
    }
    const promise = this.#promises[seat];
    const isKept =
      secret !== undefined &&
      (promise === undefined || (await promiseOf(secret, this.#digest)) === promise);
    if (!isKept) throw new Misfit(turnProblems.brokenPromise(this.#name(seat)));
  }

  /** Opens the sealed choice of the sender, which is due once all have chosen. */
  async #open({ seat, opened }: MatchTurn): Promise<void> {
    const item = this.#waiting.find((one) => one.seat === seat && one.notations === undefined);
    if (opened === undefined) {
      if (item !== undefined && this.#isAllChosen())
        throw new Misfit(turnProblems.notOpened(this.#name(seat)));
      return;
    }
    if (item === undefined || !this.#isAllChosen())
      throw new Misfit(turnProblems.nothingSealed(this.#name(seat)));
    if ((await sealOf(this.#head, opened, this.#digest)) !== item.seal)
      throw new Misfit(turnProblems.brokenSeal(this.#name(seat)));
    item.notations = opened.notations;
  }

  /** Starts the match, or plays what waits for chance, with the secret of turn `at`. */
  async #decideChance(at: number, secret: string): Promise<void> {
    if (this.#session === undefined && at === this.#players) {
      const { names, options } = this.#head;
      const secrets = [...this.#turns.slice(1, at).map((turn) => turn.secret ?? ""), secret];
      const seed = await deriveChanceSeed(this.#head, -1, secrets, this.#digest);
      const seats = names.map((name) => ({ name, kind: "human" }));
      this.#session = startSession(this.#game, { seats, options, seed });
    }
    await this.#playWaiting(at, secret);
  }

  #queueMoves({ seat, moves, sealed }: MatchTurn, turn: number): void {
    const item = { seat, turn, played: 0 };
    if ((moves.length > 0 || sealed !== undefined) && !this.#mayMove())
      throw new Misfit(turnProblems.afterChance(this.#name(seat)));
    if (moves.length > 0) this.#waiting.push({ ...item, notations: moves, seal: undefined });
    if (sealed !== undefined) this.#waiting.push({ ...item, notations: undefined, seal: sealed });
  }

  /** Plays what is known, up to a sealed choice or to chance that a later turn decides. */
  async #playWaiting(at: number, secret: string): Promise<void> {
    const session = this.#session;
    if (session === undefined) return;
    for (;;) {
      const [item] = this.#waiting;
      if (item?.notations === undefined) return;
      while (item.played < item.notations.length) {
        const option = this.#optionOf(session, item, item.notations[item.played] ?? "");
        const isChance = drawsChance(this.#game, session.state, option);
        if (isChance && item.turn === at) {
          if (item.played < item.notations.length - 1)
            throw new Misfit(turnProblems.afterChance(this.#name(item.seat)));
          return;
        }
        const secrets = [this.#turns[at - 1]?.secret ?? "", secret];
        const seed = isChance
          ? await deriveChanceSeed(this.#head, session.position, secrets, this.#digest)
          : undefined;
        session.play(option, seed);
        item.played += 1;
      }
      this.#waiting = this.#waiting.slice(1);
    }
  }

  #optionOf(session: Session, { seat, seal }: Waiting, notation: string): number {
    const decision = this.#game.decision(session.state);
    if (decision === undefined || decision.player !== seat) {
      const other = this.#name(decision?.player ?? -1);
      throw new Misfit(turnProblems.otherSeat(this.#name(seat), other));
    }
    const isLast = (decision.atOnce?.waiting.length ?? 0) <= 1;
    if (decision.atOnce !== undefined && seal === undefined && !isLast)
      throw new Misfit(turnProblems.openChoice(this.#name(seat)));
    const read = this.#game.readNotation(session.state, notation);
    if ("problem" in read)
      throw new Misfit(turnProblems.illegal(this.#name(seat), notation, read.problem));
    return read.option;
  }

  /**
   * Returns the match with what is sealed. In place of a sealed choice stands any possible one: the
   * options of the others do not depend on it, and it is hidden from them.
   */
  #visible(own: OwnSecrets | undefined): Session | undefined {
    const session = this.#session;
    if (session === undefined || !this.#waiting.some(({ seal }) => seal !== undefined))
      return session;
    const copy = startSession(this.#game, session.table);
    for (const { option, seed } of session.past) copy.play(option, seed);
    for (const item of this.#waiting) {
      const choice =
        item.seat === own?.seat && item.seal !== undefined ? own.choice?.notations : undefined;
      this.#playForNow(copy, item, item.notations ?? choice);
    }
    return copy;
  }

  #playForNow(session: Session, item: Waiting, notations: readonly string[] | undefined): void {
    if (notations !== undefined) {
      for (const notation of notations) {
        const option = this.#optionOf(session, item, notation);
        if (drawsChance(this.#game, session.state, option)) return;
        session.play(option);
      }
      return;
    }
    for (;;) {
      const decision = this.#game.decision(session.state);
      if (decision?.player !== item.seat || decision.atOnce === undefined) return;
      const [option] = this.#game.options(session.state);
      if (option === undefined) return;
      session.play(option);
    }
  }

  #name(seat: number): string {
    return this.#head.names[seat] ?? "?";
  }
}
