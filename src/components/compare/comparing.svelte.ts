// State of a comparison page: the choice, its link, the result, and the web worker service.

import { proxy } from "comlink";
import type {
  ComparisonView,
  NamedSide,
  SidePair,
  WitnessView,
} from "../../compare/comparison-view.ts";
import type { Section } from "../../compare/impact.ts";
import type { Meta } from "../../dsl/index.ts";
import { type ComparisonStrings, comparisonStringsOf } from "../../i18n/compare/strings.ts";
import type { SiteLanguage } from "../../i18n/language.ts";
import { findVariantNames } from "../../playground/project.ts";
import type { OpenCompareService } from "../../worker/compare/compare-client.ts";
import type { Chosen } from "../../worker/compare/compare-service.ts";
import { maxPackedCharacters } from "../ui/packed.ts";
import { effectGames, effectInWords, needsGames } from "./differences/effect.ts";
import {
  type ComparisonChoice,
  type LinkProblem,
  readLink,
  type SideChoice,
  searched,
  writeLink,
} from "./sides/link.ts";
import { ownPath, ownSource } from "./sides/own.ts";
import { readSavedGames } from "./sides/saved-games.ts";
import { formatVariants, idsIn, type VariantChoices } from "./sides/variant-choices.ts";

export interface CompareInit {
  readonly language: SiteLanguage;
  /** Folder of the game's rules. */
  readonly folder: string;
  readonly offer: VariantChoices;
  readonly sections: readonly Section[];
  /** The comparison made at build time: the choice and its result. */
  readonly first: {
    readonly choice: ComparisonChoice;
    readonly view: ComparisonView;
    /** What each difference means at the table; empty where its author says it. */
    readonly effects: readonly string[];
  };
  readonly desk: OpenCompareService;
}

export class ComparisonModel {
  readonly language: SiteLanguage;
  readonly strings: ComparisonStrings;
  readonly offer: VariantChoices;
  readonly #init: CompareInit;
  // Cast because the constructor sets it.
  choice = $state.raw() as ComparisonChoice;
  // Cast because the constructor sets it.
  view = $state.raw() as ComparisonView;
  /** The variants that `view` compares; the choice may have changed since. */
  #compared: Chosen;
  /** Whether the shown comparison was made at build time. */
  isFirst = $state(true);
  progress = $state<number | undefined>();
  /** What each difference means at the table, as far as it has been played. */
  effects = $state.raw<readonly string[]>([]);
  /** What pictures need to know of a comparison made in this page. */
  metas = $state.raw<SidePair<Meta>>();
  /** Choice from a link that contains rules; they are not compiled before `answer(true)`. */
  offered = $state.raw<ComparisonChoice | undefined>();
  /** Error or cancellation message. */
  note = $state("");
  /** The last announcement for screen readers. */
  said = $state("");
  /** Number of the last comparison; drawings are recreated when it changes. */
  turn = $state(0);
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(init: CompareInit) {
    this.#init = init;
    this.language = init.language;
    this.strings = comparisonStringsOf(init.language);
    this.offer = init.offer;
    this.choice = init.first.choice;
    this.view = init.first.view;
    this.effects = init.first.effects;
    this.#compared = chosenOf(init.first.choice);
  }

  get folder(): string {
    return this.#init.folder;
  }

  /** Opens the web worker service, which starts on first use. */
  get desk(): OpenCompareService {
    return this.#init.desk;
  }

  get chosen(): Chosen {
    return chosenOf(this.choice);
  }

  readonly names: SidePair<string> = $derived.by(() => ({
    a: this.view.sides.a.name,
    b: this.view.sides.b.name,
  }));

  /** Names of the chosen sides, compared or not yet. */
  readonly choiceNames: SidePair<string> = $derived.by(() => {
    const name = ({ ids, own }: SideChoice) => {
      const words = ids.length === 0 ? [] : [formatVariants(this.offer, ids)];
      if (own) words.push(this.strings.compare.own);
      return words.join(" + ") || this.strings.compare.original;
    };
    return { a: name(this.choice.a), b: name(this.choice.b) };
  });

  /** Diagnostics of the reader's own rules. */
  readonly ownProblems = $derived.by(() => {
    const { a, b } = this.view.sides;
    const found = [...a.problems, ...b.problems].filter(({ path }) => path === ownPath);
    const keys = found.map(({ line, text }) => `${line} ${text}`);
    return found.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
  });

  /** Changes the choice, and compares after `wait` milliseconds without a further change. */
  choose(choice: ComparisonChoice, wait = 150): void {
    this.choice = choice;
    clearTimeout(this.#waiting);
    if (choice.ownText.length > maxPackedCharacters) {
      this.note = this.strings.compare.ownTooLong(maxPackedCharacters);
      return;
    }
    void this.#writeAddress();
    this.#waiting = setTimeout(() => void this.compare(), wait);
  }

  /** Changes how games are simulated; that needs no new comparison. */
  setRun(run: ComparisonChoice["run"]): void {
    this.choice = { ...this.choice, run };
    void this.#writeAddress();
  }

  /** Compares the chosen sides. */
  async compare(): Promise<void> {
    const { language, sections } = this.#init;
    const turn = ++this.turn;
    const isLast = () => turn === this.turn;
    const { compare } = this.strings;
    this.note = "";
    this.progress = 0;
    this.said = compare.working;
    const order = {
      chosen: this.chosen,
      language,
      sections,
      records: await readSavedGames(this.offer.game, this.strings.compare.lastGame),
      names: this.strings.play.defaultNames,
      games: searched,
      seed: this.choice.run.seed,
    };
    try {
      const onProgress = proxy((progress: number) => {
        if (isLast()) this.progress = progress;
      });
      const desk = await this.desk();
      // Cast because a snapshot of plain data has its type, which `Snapshot` loses.
      const answer = await desk.compare($state.snapshot(order) as typeof order, onProgress);
      if (!isLast()) return;
      if (answer === undefined) this.note = compare.cancelled;
      else {
        const metas = await desk.metas(order.chosen);
        if (!isLast()) return;
        this.metas = metas;
        this.effects = [];
        this.view = answer;
        this.#compared = order.chosen;
        this.isFirst = false;
        this.said = compare.done(compare.groups(answer.groups.length));
        void this.#playGroups(isLast);
      }
    } catch {
      if (isLast()) this.note = compare.failed;
    }
    if (isLast()) this.progress = undefined;
  }

  /** Plays many games with each difference that its author does not explain. */
  async #playGroups(isLast: () => boolean): Promise<void> {
    const { language, strings, view } = this;
    const chosen = this.#compared;
    const seats = strings.play.defaultNames;
    const desk = await this.desk();
    for (const [index, group] of view.groups.entries()) {
      if (!needsGames(group)) continue;
      const about = { chosen, group: group.change, language, seats };
      const effect = await desk
        .effect({ ...about, games: effectGames, seed: this.choice.run.seed })
        .catch(() => undefined);
      if (!isLast()) return;
      if (effect === undefined) continue;
      const effects = [...this.effects];
      effects[index] = effectInWords(effect, strings, language);
      this.effects = effects;
    }
  }

  async cancel(): Promise<void> {
    const desk = await this.desk();
    await desk.cancel();
  }

  /** Opens both games of a group's witness in the web worker, which plays them in lockstep. */
  async walk(group: number, witness: WitnessView) {
    const { a, b } = this.view.sides;
    const sides = { a: named(a), b: named(b) };
    const order = { chosen: this.#compared, group, witness, sides };
    // Props of the page may be reactive proxies, which cannot be posted to a web worker.
    const sent = $state.snapshot(order) as typeof order;
    const desk = await this.desk();
    const remote = await desk.walk(sent);
    if (remote === undefined) throw new Error("A comparison with errors has no witnesses.");
    return { remote, opening: await remote.opening() };
  }

  /** Opens a comparison from an address; an invalid one falls back to the default comparison. */
  async open(hash: string): Promise<void> {
    const opened = await readLink(hash);
    if (opened.kind === "none") return;
    if (opened.kind === "problem") return this.#refuse(opened.problem);
    const { a, b } = opened.choice;
    const known = idsIn(this.offer);
    if (![...a.ids, ...b.ids].every((id) => known.has(id))) return this.#refuse("unknown");
    if (opened.kind === "saved") return this.#takeSaved(opened.choice);
    const isForeign = opened.choice.ownText !== "" && opened.choice.ownText !== this.choice.ownText;
    this.offered = isForeign ? opened.choice : undefined;
    if (!isForeign) await this.#take(opened.choice);
  }

  /** Accepts or declines the rules that a link offers. */
  async answer(isWanted: boolean): Promise<void> {
    const choice = this.offered;
    this.offered = undefined;
    if (choice === undefined) return;
    if (isWanted) await this.#take(choice);
    else await this.#writeAddress();
  }

  /** Returns the address of the chosen comparison. */
  async link(): Promise<string> {
    const { origin, pathname } = location;
    return `${origin}${pathname}#${await writeLink(this.choice)}`;
  }

  /** Compares with the house rule that the reader wrote last. */
  async #takeSaved(choice: ComparisonChoice): Promise<void> {
    const { loadSavedRules } = await import("../playground/projects/saved-rules.ts");
    const [last] = await loadSavedRules(this.folder);
    if (last === undefined) return this.#refuse("saved");
    await this.#take({ ...choice, ownText: last.text });
    await this.#writeAddress();
  }

  async #take(choice: ComparisonChoice): Promise<void> {
    this.choice = choice;
    if (!this.isFirst || !isSameRules(choice, this.#init.first.choice)) await this.compare();
  }

  #refuse(problem: LinkProblem): void {
    const { first } = this.#init;
    this.choice = first.choice;
    this.view = first.view;
    this.effects = first.effects;
    this.#compared = chosenOf(first.choice);
    this.isFirst = true;
    this.turn += 1;
    this.progress = undefined;
    const { versus, links } = this.strings.compare;
    this.note = links[problem](versus(first.view.sides.a.name, first.view.sides.b.name));
  }

  async #writeAddress(): Promise<void> {
    history.replaceState(null, "", await this.link());
  }
}

function chosenOf({ a, b, ownText }: ComparisonChoice): Chosen {
  const own = findVariantNames([ownSource(ownText)]);
  const ids = (side: SideChoice) => [...side.ids, ...(side.own ? own : [])];
  return { a: ids(a), b: ids(b), own: a.own || b.own ? ownSource(ownText) : undefined };
}

function isSameRules(one: ComparisonChoice, other: ComparisonChoice): boolean {
  return JSON.stringify(chosenOf(one)) === JSON.stringify(chosenOf(other));
}

function named({ name, within }: ComparisonView["sides"]["a"]): NamedSide {
  return { name, within };
}
