// What a comparison page knows: the choice, its link, the comparison, and who works on it.

import { proxy } from "comlink";
import type { ComparisonView, SidePair, WitnessView } from "../../compare/comparison-view.ts";
import type { Section } from "../../compare/impact.ts";
import type { SiteLanguage } from "../../i18n/language.ts";
import { type Strings, stringsOf } from "../../i18n/site/strings.ts";
import { findVariantNames } from "../../playground/project.ts";
import type { OpenCompareService } from "../../worker/compare/compare-client.ts";
import type { Chosen } from "../../worker/compare/compare-service.ts";
import { SavedMatches } from "../play/shelf.ts";
import { maxPackedCharacters } from "../ui/packed.ts";
import {
  type ComparisonChoice,
  type LinkProblem,
  readLink,
  type SideChoice,
  searched,
  writeLink,
} from "./sides/link.ts";
import { ownPath, ownSource } from "./sides/own.ts";
import { formatVariants, idsIn, type VariantChoices } from "./sides/variant-choices.ts";

export interface CompareInit {
  readonly language: SiteLanguage;
  readonly offer: VariantChoices;
  readonly sections: readonly Section[];
  /** What was compared while the page was built, and how it came out. */
  readonly first: { readonly choice: ComparisonChoice; readonly told: ComparisonView };
  readonly desk: OpenCompareService;
}

export class ComparisonModel {
  readonly language: SiteLanguage;
  readonly strings: Strings;
  readonly offer: VariantChoices;
  readonly #init: CompareInit;
  choice = $state.raw() as ComparisonChoice;
  view = $state.raw() as ComparisonView;
  /** What `view` compares; the choice may have changed since. */
  #compared: Chosen;
  /** Whether what is shown was made while the page was built. */
  isFirst = $state(true);
  progress = $state<number | undefined>();
  /** What a link asks for that brings rules from elsewhere; nothing of them runs before `answer`. */
  offered = $state.raw<ComparisonChoice | undefined>();
  /** What went wrong, or was given up. */
  note = $state("");
  /** The last thing said to those who cannot see the page. */
  said = $state("");
  /** Counts comparisons, so that drawings are made anew. */
  turn = $state(0);
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(init: CompareInit) {
    this.#init = init;
    this.language = init.language;
    this.strings = stringsOf(init.language);
    this.offer = init.offer;
    this.choice = init.first.choice;
    this.view = init.first.told;
    this.#compared = chosenOf(init.first.choice);
  }

  /** The thread that works; it starts when it is needed. */
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

  /** What is chosen now, whether it has been compared or not. */
  readonly choiceNames: SidePair<string> = $derived.by(() => {
    const name = ({ ids, own }: SideChoice) => {
      const words = ids.length === 0 ? [] : [formatVariants(this.offer, ids)];
      if (own) words.push(this.strings.compare.own);
      return words.join(" + ") || this.strings.compare.original;
    };
    return { a: name(this.choice.a), b: name(this.choice.b) };
  });

  /** What is wrong with the reader's own rules. */
  readonly ownProblems = $derived.by(() => {
    const { a, b } = this.view.sides;
    const found = [...a.problems, ...b.problems].filter(({ path }) => path === ownPath);
    const keys = found.map(({ line, text }) => `${line} ${text}`);
    return found.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
  });

  /** Another choice; `wait` milliseconds without a further one. */
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

  /** How games are played; that changes no rules. */
  setRun(run: ComparisonChoice["run"]): void {
    this.choice = { ...this.choice, run };
    void this.#writeAddress();
  }

  /** Compares what is chosen. */
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
      records: await this.#savedGames(),
      names: this.strings.play.defaultNames,
      games: searched,
      seed: this.choice.run.seed,
    };
    try {
      const onProgress = proxy((progress: number) => {
        if (isLast()) this.progress = progress;
      });
      const desk = await this.desk();
      const answer = await desk.compare($state.snapshot(order) as typeof order, onProgress);
      if (!isLast()) return;
      if (answer === undefined) this.note = compare.cancelled;
      else {
        this.view = answer;
        this.#compared = order.chosen;
        this.isFirst = false;
        this.said = compare.done(compare.groups(answer.groups.length));
      }
    } catch {
      if (isLast()) this.note = compare.failed;
    }
    if (isLast()) this.progress = undefined;
  }

  async cancel(): Promise<void> {
    const desk = await this.desk();
    await desk.cancel();
  }

  /** Games that the reader has saved on the play page. */
  async #savedGames(): Promise<{ name: string; text: string }[]> {
    const shelf = new SavedMatches(this.offer.game);
    try {
      const saved = [
        { key: shelf.last, name: this.strings.compare.lastGame },
        ...(await shelf.list()),
      ];
      const texts = await Promise.all(saved.map(({ key }) => shelf.read(key)));
      return saved.flatMap(({ name }, index) => {
        const text = texts[index];
        return text === undefined ? [] : [{ name, text }];
      });
    } catch {
      return []; // Where the browser keeps nothing, nothing is touched.
    }
  }

  /** Both games of a group's witness in the thread; it plays them, and this page shows them. */
  async walk(group: number, witness: WitnessView) {
    const order = { chosen: this.#compared, group, witness, names: this.names };
    // What came with the page may be reactive, and such things cannot be sent.
    const sent = $state.snapshot(order) as typeof order;
    const desk = await this.desk();
    const remote = await desk.walk(sent);
    if (remote === undefined) throw new Error("A comparison with errors has no witnesses.");
    return { remote, opening: await remote.opening() };
  }

  /** Opens what an address says; a bad one leads to the usual comparison. */
  async open(hash: string): Promise<void> {
    const opened = await readLink(hash);
    if (opened.kind === "none") return;
    if (opened.kind === "problem") return this.#refuse(opened.problem);
    const { a, b } = opened.choice;
    const known = idsIn(this.offer);
    if (![...a.ids, ...b.ids].every((id) => known.has(id))) return this.#refuse("unknown");
    const isForeign = opened.choice.ownText !== "" && opened.choice.ownText !== this.choice.ownText;
    this.offered = isForeign ? opened.choice : undefined;
    if (!isForeign) await this.#take(opened.choice);
  }

  /** The reader's answer to the rules that a link offers. */
  async answer(isWanted: boolean): Promise<void> {
    const choice = this.offered;
    this.offered = undefined;
    if (choice === undefined) return;
    if (isWanted) await this.#take(choice);
    else await this.#writeAddress();
  }

  /** The address of what is shown. */
  async link(): Promise<string> {
    const { origin, pathname } = location;
    return `${origin}${pathname}#${await writeLink(this.choice)}`;
  }

  async #take(choice: ComparisonChoice): Promise<void> {
    this.choice = choice;
    if (!this.isFirst || !isSameRules(choice, this.#init.first.choice)) await this.compare();
  }

  #refuse(problem: LinkProblem): void {
    const { first } = this.#init;
    this.choice = first.choice;
    this.view = first.told;
    this.#compared = chosenOf(first.choice);
    this.isFirst = true;
    this.turn += 1;
    this.progress = undefined;
    const { versus, links } = this.strings.compare;
    this.note = links[problem](versus(first.told.sides.a.name, first.told.sides.b.name));
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
