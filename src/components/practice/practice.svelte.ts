// A visit: the positions of today one after another, and what each leaves in the book.

import type { MatchGame } from "../../dsl/index.ts";
import { type SiteLanguage, say } from "../../i18n/language.ts";
import { type Mistake, restoreMistake } from "../../play/practice/mistake.ts";
import { parseRecords } from "../../play/session/parse-record.ts";
import { BotClient } from "../../worker/bots/bot-client.ts";
import { notebook } from "../lesson/progress/notebook.svelte.ts";
import { siteAddress } from "../ui/address.ts";
import { MistakeModel } from "./mistake-model.svelte.ts";
import type { PracticePosition } from "./positions.ts";
import { emptyBook, type PracticeBook, withoutMistake, withSchedule } from "./practice-book.ts";
import { loadBook, updateBook } from "./practice-store.ts";
import {
  findNextDue,
  listDue,
  listOfMatch,
  maxPositions,
  type PracticeItem,
  type PractisedExercise,
} from "./queue.ts";
import { type Outcome, scheduleAfter } from "./schedule.ts";

interface PracticeInit {
  readonly language: SiteLanguage;
  /** Folder of the game's rules, and id of the game. */
  readonly folder: string;
  readonly gameId: string;
  readonly whole: () => Promise<MatchGame>;
  readonly exercises: readonly PractisedExercise[];
}

/** A position with what it needs on the screen. */
type Position =
  | { readonly kind: "mistake"; readonly id: string; readonly model: MistakeModel }
  | {
      readonly kind: "exercise";
      readonly id: string;
      readonly exercise: PractisedExercise;
      /** `undefined` if it could not be loaded. */
      readonly data: PracticePosition | undefined;
    };

/** A mistake that present rules do not lead to, with the reason. */
interface SetAside {
  readonly mistake: Mistake;
  readonly reason: string;
}

export class Practice {
  readonly #init: PracticeInit;
  readonly #thread = new BotClient();
  #book: PracticeBook = emptyBook;
  #positions = $state.raw<readonly Position[]>([]);
  #at = $state(-1);
  isReady = $state(false);
  /** Whether the last result could not be stored. */
  isFull = $state(false);
  /** The match whose mistakes are practised; `undefined` for what is due. */
  match = $state<string>();
  /** How the positions went, parallel to them; `undefined` for those to come. */
  outcomes = $state.raw<readonly (Outcome | undefined)[]>([]);
  setAside = $state.raw<readonly SetAside[]>([]);
  nextDue = $state<number>();
  /** Number of positions that are due and not among those of this visit. */
  left = $state(0);

  constructor(init: PracticeInit) {
    this.#init = init;
  }

  /** `undefined` before the first position is ready and after the last one. */
  readonly position: Position | undefined = $derived.by(() => this.#positions[this.#at]);

  get number(): number {
    return this.#at + 1;
  }

  get count(): number {
    return this.#positions.length;
  }

  /** Whether the current position is over. */
  readonly isOver: boolean = $derived.by(() => this.outcomes[this.#at] !== undefined);

  /** Begins a visit: with the mistakes of a match, or with what is due. */
  async open(match: string | undefined): Promise<void> {
    this.isReady = false;
    this.match = match;
    notebook.open();
    this.#book = await loadBook();
    const items = match === undefined ? listDue(this.#practice()) : listOfMatch(this.#book, match);
    await this.#prepare(items);
    this.#at = 0;
    this.#measure();
    this.isReady = true;
  }

  next(): void {
    this.#at += 1;
    this.#measure();
  }

  /** Stores how the current position went; only the first result of a visit counts. */
  async finish(outcome: Outcome): Promise<void> {
    const { position } = this;
    if (position === undefined || this.isOver) return;
    const at = this.#at;
    this.outcomes = this.outcomes.map((one, index) => (index === at ? outcome : one));
    const { id } = position;
    await this.#change((book) => {
      return withSchedule(book, id, scheduleAfter(book.schedules[id], outcome, Date.now()));
    });
  }

  async remove({ id }: Mistake): Promise<void> {
    await this.#change((book) => withoutMistake(book, id));
    this.setAside = this.setAside.filter(({ mistake }) => mistake.id !== id);
  }

  end(): void {
    this.#thread.end();
  }

  async #change(change: (book: PracticeBook) => PracticeBook): Promise<void> {
    try {
      this.#book = await updateBook(change);
      this.isFull = false;
    } catch {
      this.#book = change(this.#book);
      this.isFull = true;
    }
    this.#measure();
  }

  #practice() {
    const { gameId: game, exercises } = this.#init;
    return { book: this.#book, progress: notebook.progress, game, exercises, now: Date.now() };
  }

  /** Restores positions until there are enough for a visit. */
  async #prepare(items: readonly PracticeItem[]): Promise<void> {
    const found: Position[] = [];
    const aside: SetAside[] = [];
    for (const item of items) {
      if (found.length === maxPositions) break;
      if (item.kind === "exercise") found.push(await this.#exercise(item.exercise));
      else {
        const restored = await this.#restore(item.mistake);
        if ("reason" in restored) aside.push(restored);
        else found.push(restored);
      }
    }
    this.setAside = aside;
    this.outcomes = found.map(() => undefined);
    this.#positions = found;
  }

  async #exercise(exercise: PractisedExercise): Promise<Position> {
    const { id } = exercise;
    const response = await fetch(siteAddress(`learn/${id}.json`)).catch(() => undefined);
    const data: PracticePosition | undefined = response?.ok ? await response.json() : undefined;
    return { kind: "exercise", id, exercise, data };
  }

  async #restore(mistake: Mistake): Promise<Position | SetAside> {
    const { language } = this.#init;
    const game = await this.#gameOf(mistake.record);
    if (typeof game === "string") return { mistake, reason: game };
    const position = restoreMistake(game, mistake);
    if (position.kind === "problem") return { mistake, reason: say(position.text, language) };
    const onsolved = (outcome: Outcome) => void this.finish(outcome);
    const thread = this.#thread;
    const model = new MistakeModel({ game, language, mistake, position, thread, onsolved });
    return { kind: "mistake", id: mistake.id, model };
  }

  /** Returns the game of a record, or a sentence why it cannot be played. */
  async #gameOf(record: string): Promise<MatchGame | string> {
    const { whole, language, folder } = this.#init;
    const game = await whole();
    const parsed = parseRecords(record);
    const variants = parsed.kind === "records" ? parsed.records[0]?.variants : undefined;
    if (variants === undefined || variants.join() === game.meta.chosen.join()) return game;
    const [{ Variants }, { createCompareClient }] = await Promise.all([
      import("../play/setup/variants.svelte.ts"),
      import("../../worker/compare/compare-client.ts"),
    ]);
    return new Variants(game, language, createCompareClient(folder)).ofRecord(record, game);
  }

  /** Counts what else is due, and when the next position returns. */
  #measure(): void {
    const practice = this.#practice();
    const aside = new Set(this.setAside.map(({ mistake }) => mistake.id));
    const shown = new Set(this.#positions.map(({ id }) => id));
    const due = listDue(practice).filter(({ id }) => !aside.has(id) && !shown.has(id));
    this.left = due.length;
    this.nextDue = findNextDue(practice);
  }
}
