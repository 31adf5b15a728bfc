// Two games side by side, stepped through in both directions and played on.

import { tellingKinds } from "../../compare/kinds.ts";
import type { Both, ToldEffect, ToldWitness } from "../../compare/told.ts";
import type { Game, LogEntry, State } from "../../dsl/index.ts";
import { capitalised, type Language, say } from "../../i18n/language.ts";
import { stringsOf } from "../../i18n/strings.ts";
import type { CommonOption } from "../../play/compare/pairing.ts";
import { startTwin, type TwinGame } from "../../play/compare/twin.ts";
import { Stage } from "../board/stage.svelte.ts";
import { thingsOf } from "../board/things.ts";
import { sums } from "../play/effects.ts";

export type Letter = "a" | "b";

export interface WalkInit {
  readonly games: Both<Game>;
  readonly witness: ToldWitness;
  /** What the games are called. */
  readonly names: Both<string>;
  readonly language: Language;
}

/** What a step brought about in one of the games. */
export interface Arrived {
  readonly effects: readonly string[];
  /** Where it is not possible, why not. */
  readonly refusal: string | undefined;
}

/** A last step that is possible in one of the games alone. */
interface Lone {
  readonly notation: string;
  readonly outcomes: Both<ToldEffect>;
}

export class TwinWalk {
  readonly games: Both<Game>;
  readonly stages: Both<Stage>;
  readonly #init: WalkInit;
  #twin: TwinGame;
  #lone = $state.raw<Lone | undefined>();
  /** Counts changes of the two games, which are no reactive things themselves. */
  #changes = $state(0);
  #at = $state(0);
  /** The last thing said to those who cannot see the boards. */
  said = $state("");

  constructor(init: WalkInit) {
    this.#init = init;
    const { games, witness, language } = init;
    this.games = games;
    const { moves, next, outcomes } = witness;
    this.#twin = this.#started(moves);
    const isCommon = outcomes?.a.allowed === true && outcomes.b.allowed;
    if (next !== undefined && isCommon) this.#twin.play(next);
    else if (next !== undefined && outcomes !== undefined)
      this.#lone = { notation: next, outcomes };
    this.#at = moves.length;
    const players = witness.table.seats.map(({ name }) => name);
    const stage = (side: Letter) =>
      new Stage({
        game: games[side],
        whole: async () => games[side],
        language,
        players,
        state: this.#stateOf(side),
      });
    this.stages = { a: stage("a"), b: stage("b") };
    this.#pointOut();
  }

  /** How many moves were played before what is shown. */
  get at(): number {
    return this.#at;
  }

  readonly last: number = $derived.by(() => {
    void this.#changes;
    return this.#twin.length + (this.#lone === undefined ? 0 : 1);
  });

  /** Where the two part first, and how that is told. */
  readonly parting = $derived.by(() => {
    void this.#changes;
    const { partings } = this.#twin;
    const [first] = partings;
    if (first === undefined) return undefined;
    return { at: first.at, words: partings.map(({ words }) => say(words, this.#init.language)) };
  });

  /** The move that led here, in words; none at the start. */
  readonly move: string | undefined = $derived.by(() => {
    void this.#changes;
    const notation = this.#notation(this.#at - 1);
    return notation === undefined ? undefined : this.#told(this.#at - 1, notation);
  });

  readonly arrived: Both<Arrived> = $derived.by(() => {
    void this.#changes;
    return { a: this.#arrival("a"), b: this.#arrival("b") };
  });

  /** What can be played now, in both and in one alone, in words. */
  readonly options = $derived.by(() => {
    void this.#changes;
    const at = Math.min(this.#at, this.#twin.length);
    const [a, b] = [this.#twin.state("a", at), this.#twin.state("b", at)];
    const { games } = this;
    const found = this.#twin.pairing.compareOptions(games.a.options(a), games.b.options(b));
    const words = (side: Letter, code: number) =>
      capitalised(say(games[side].says(code), this.#init.language));
    return {
      common: found.common.map((option) => ({ option, words: words("a", option.a) })),
      onlyA: found.onlyA.map(({ code }) => words("a", code)),
      onlyB: found.onlyB.map(({ code }) => words("b", code)),
      isOver: games.a.isOver(a) && games.b.isOver(b),
    };
  });

  go(to: number): void {
    this.#at = Math.max(0, Math.min(to, this.last));
    this.#show();
  }

  /** Plays on from here; what came after is forgotten. */
  play({ notation }: CommonOption): void {
    const at = Math.min(this.#at, this.#twin.length);
    if (at < this.#twin.length) this.#twin = this.#started(this.#twin.moves.slice(0, at));
    this.#lone = undefined;
    this.#twin.play(notation);
    this.#changes += 1;
    this.go(this.#twin.length);
  }

  #started(moves: readonly string[]): TwinGame {
    const { games, witness, names } = this.#init;
    const both = (text: string) => ({ de: text, en: text });
    const twin = startTwin(games.a, games.b, witness.table, {
      sight: "open",
      kinds: tellingKinds,
      sides: { a: both(names.a), b: both(names.b) },
    });
    for (const move of moves) twin.play(move);
    return twin;
  }

  #show(): void {
    for (const side of ["a", "b"] as const) this.stages[side].show(this.#stateOf(side));
    this.#pointOut();
    const { steps } = this.#strings;
    const where = this.#at === 0 ? steps.start : steps.at(this.#at, this.last);
    this.said = [where, this.move].filter((words) => words !== undefined).join(". ");
  }

  get #strings() {
    return stringsOf(this.stages.a.language).compare;
  }

  /** Shows what the next move is about. */
  #pointOut(): void {
    const notation = this.#notation(this.#at);
    for (const side of ["a", "b"] as const) {
      const [stage, game] = [this.stages[side], this.games[side]];
      const read = notation === undefined ? undefined : game.readNotation(stage.state, notation);
      const player = game.decision(stage.state)?.player ?? 0;
      const things = read && "option" in read ? thingsOf(game, player, read.option) : [];
      stage.pointedOut = new Set(things.map(({ key }) => key));
    }
  }

  /** The move at this place of the course. */
  #notation(index: number): string | undefined {
    return index === this.#twin.length ? this.#lone?.notation : this.#twin.moves[index];
  }

  /** "Benno: light the lantern", by the game that knows the move. */
  #told(index: number, notation: string): string {
    for (const side of ["a", "b"] as const) {
      const [game, state] = [this.games[side], this.#twin.state(side, index)];
      const read = game.readNotation(state, notation);
      if (!("option" in read)) continue;
      const name = this.#name(game.decision(state)?.player ?? 0);
      const words = capitalised(say(game.says(read.option), this.#init.language));
      return this.stages[side].strings.turn.played(name, words);
    }
    return notation;
  }

  #arrival(side: Letter): Arrived {
    const refusal = this.#isLone ? this.#lone?.outcomes[side] : undefined;
    if (refusal !== undefined && !refusal.allowed) {
      return { effects: [], refusal: refusal.reason ?? "" };
    }
    const log = this.#isLone ? this.#loneMove(side).log : this.#twin.log(side, this.#at);
    return { effects: this.#at === 0 ? [] : this.#effects(side, log), refusal: undefined };
  }

  /** What everyone gained or lost. */
  #effects(side: Letter, log: readonly LogEntry[]): string[] {
    const { language, witness } = this.#init;
    return witness.table.seats.flatMap((_, seat) => {
      const gained = sums(this.games[side], log, seat, language).map(({ words }) => words);
      return gained.length === 0 ? [] : [`${this.#name(seat)}: ${gained.join(", ")}`];
    });
  }

  get #isLone(): boolean {
    return this.#at > this.#twin.length;
  }

  #stateOf(side: Letter): State {
    return this.#isLone ? this.#loneMove(side).state : this.#twin.state(side, this.#at);
  }

  /** Where the lone move leads in the game that allows it; the other stays. */
  #loneMove(side: Letter): { readonly state: State; readonly log: readonly LogEntry[] } {
    const state = this.#twin.state(side).slice();
    const log: LogEntry[] = [];
    const read = this.games[side].readNotation(state, this.#lone?.notation ?? "");
    if ("option" in read) this.games[side].play(state, read.option, (entry) => log.push(entry));
    return { state, log };
  }

  #name(seat: number): string {
    return this.#init.witness.table.seats[seat]?.name ?? "";
  }
}
