// The table of the playground: a game that is played in the workshop's thread, and shown here.

import type { Remote } from "comlink";
import type { Meta, Text } from "../../dsl/index.ts";
import { type PicturedGame, picturedGame } from "../../dsl/runtime/picture.ts";
import type { Language } from "../../i18n/language.ts";
import type { Table } from "../../play/record.ts";
import type { Carried } from "../../worker/carry-over.ts";
import type { Frame, LiveTable, Played, Resumed } from "../../worker/live-table.ts";
import { Stage } from "../board/stage.svelte.ts";

/** Has something done at the table in the thread. */
export type AskTable = <R>(work: (table: Remote<LiveTable>) => Promise<R>) => Promise<R>;

/** Milliseconds between two moves of bots. */
const pause = 350;

export class Live {
  readonly language: Language;
  readonly #ask: AskTable;
  /** The rules in force, as far as a table shows them. */
  game = $state.raw<PicturedGame>();
  /** Nothing while no game is running. */
  frame = $state.raw<Frame>();
  stage = $state.raw<Stage>();
  /** What became of the game when the rules last changed. */
  carried = $state.raw<Carried>();
  /** Why the last thing asked for could not be done. */
  problem = $state.raw<Text>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(language: Language, ask: AskTable) {
    this.language = language;
    this.#ask = ask;
  }

  /** Other rules are in force. */
  use(meta: Meta, { frame, carried }: Resumed): void {
    this.game = picturedGame(meta, (state, action, args) =>
      this.#ask((table) => table.explain(state, action, args)),
    );
    this.carried = carried;
    this.stage = undefined;
    this.frame = undefined;
    if (frame !== undefined) this.#show(frame);
  }

  async start(table: Table): Promise<void> {
    this.carried = undefined;
    this.stage = undefined;
    await this.#do((remote) => remote.start(table));
  }

  async play(option: number): Promise<void> {
    await this.#do((remote) => remote.play(option));
  }

  /** Goes to the position after so many moves. */
  async jump(position: number): Promise<void> {
    await this.#do((remote) => remote.jump(position), false);
  }

  /** Goes on with a record. */
  async open(text: string): Promise<void> {
    this.stage = undefined;
    await this.#do((remote) => remote.open(text), false);
  }

  record(): Promise<string | undefined> {
    return this.#ask((table) => table.record());
  }

  suggestion(): Promise<number | undefined> {
    return this.#ask((table) => table.suggestion());
  }

  /** Lets the bots move at once, until somebody else decides. */
  async skip(): Promise<void> {
    while (this.frame?.isBots) await this.#do((remote) => remote.moveBots(50), false);
  }

  /** The table is no longer looked at. */
  leave(): void {
    clearTimeout(this.#timer);
  }

  async #do(work: (table: Remote<LiveTable>) => Promise<Played>, goesOn = true): Promise<void> {
    clearTimeout(this.#timer);
    const played = await this.#ask(work);
    this.problem = played.kind === "problem" ? played.text : undefined;
    if (played.kind === "problem") return;
    this.#show(played.frame);
    if (goesOn && played.frame.isBots) {
      this.#timer = setTimeout(() => void this.#do((remote) => remote.moveBots(0)), pause);
    }
  }

  #show(frame: Frame): void {
    const { game } = this;
    if (game === undefined) return;
    const state = game.show(frame.picture);
    const mayAct = (seat: number) => frame.seats[seat]?.kind === "human";
    this.frame = frame;
    if (this.stage === undefined) {
      const players = frame.seats.map(({ name }) => name);
      this.stage = new Stage({
        game,
        whole: async () => game,
        language: this.language,
        players,
        state,
        onplay: (option) => void this.play(option),
        mayAct,
      });
    } else this.stage.show(state);
    this.stage.viewer = viewerOf(frame, game.decision(state)?.player);
  }
}

/** The seat whose side is shown large: whoever decides, or decided last, and is no bot. */
function viewerOf({ seats, past }: Frame, deciding: number | undefined): number {
  const isHuman = (seat: number | undefined) => seats[seat ?? -1]?.kind === "human";
  if (deciding !== undefined && isHuman(deciding)) return deciding;
  const last = past.findLast(({ player }) => isHuman(player))?.player;
  return (
    last ??
    Math.max(
      0,
      seats.findIndex(({ kind }) => kind === "human"),
    )
  );
}
