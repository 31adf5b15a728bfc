// A search field with its list of results, usable by keyboard: in the dialog and on the page.

import type { SearchLanguage } from "../../search/analyzer.ts";
import { excerptOf } from "../../search/excerpt.ts";
import { answersWholly, findRecords, type MatchGroup } from "../../search/find-records.ts";
import { loadIndexes, loadParts } from "./load-index.ts";
import { groupElement, type KindNames, type ShownResult } from "./result-elements.ts";

/** Debounce time while typing, in milliseconds. */
const debounceMs = 120;

/** Characters of a query that are searched for: the parts of a word are tried in quadratic time. */
const maxQueryLength = 200;

export class SearchBox {
  readonly input: HTMLInputElement;
  readonly #root: HTMLElement;
  readonly #list: HTMLElement;
  readonly #status: HTMLElement;
  readonly #onQuery: (query: string) => void;
  /** Whether the first result is selected as long as no other one is. */
  readonly #selectsFirst: boolean;
  #options: readonly HTMLAnchorElement[] = [];
  #active = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Number of the last query; results of earlier queries are ignored. */
  #queryNumber = 0;

  /** `onQuery` is called with each query that is searched. */
  constructor(
    root: HTMLElement,
    {
      selectsFirst,
      onQuery,
    }: { readonly selectsFirst: boolean; readonly onQuery: (query: string) => void },
  ) {
    this.#root = root;
    this.#selectsFirst = selectsFirst;
    this.#onQuery = onQuery;
    this.input = findPart(root, "input");
    this.#list = findPart(root, ".search-results");
    this.#status = findPart(root, ".search-status");
    this.input.addEventListener("input", () => this.#searchSoon());
    this.input.addEventListener("keydown", (event) => this.#steer(event));
  }

  /** Searches what the field contains. */
  async search(): Promise<void> {
    clearTimeout(this.#timer);
    const number = ++this.#queryNumber;
    const query = this.input.value.trim().slice(0, maxQueryLength);
    this.#onQuery(query);
    if (query === "") {
      this.#show([], "");
      return;
    }
    const { none = "", found = "", failed = "" } = this.#root.dataset;
    try {
      const groups = await groupsFor(query);
      if (number !== this.#queryNumber) return;
      const count = groups.reduce((sum, { matches }) => sum + matches.length, 0);
      const elements = this.#render(groups, query);
      this.#show(elements, count === 0 ? none : found.replace("#", `${count}`));
    } catch {
      this.#show([], failed);
    }
  }

  #searchSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.search(), debounceMs);
  }

  #render(groups: readonly MatchGroup[], query: string): HTMLElement[] {
    const language: SearchLanguage = document.documentElement.lang === "en" ? "en" : "de";
    // Cast because the frame of the search writes these names.
    const names = JSON.parse(this.#root.dataset.kinds ?? "{}") as KindNames;
    return groups.map(({ kind, matches }, at) => {
      const results = matches.map(({ head, sentences, terms }): ShownResult => {
        return { head, excerpt: excerptOf(sentences, { terms, query }, language) };
      });
      return groupElement({ kind, results }, `${this.#list.id}-${at}`, names);
    });
  }

  #show(elements: readonly HTMLElement[], status: string): void {
    this.#status.textContent = status;
    // The selected result stays selected if the new results contain it.
    const selected = this.#active > 0 ? this.#options[this.#active]?.href : undefined;
    this.#list.replaceChildren(...elements);
    this.#options = [...this.#list.querySelectorAll("a")];
    this.input.setAttribute("aria-expanded", String(this.#options.length > 0));
    this.#list.scrollTop = 0;
    const again = this.#options.findIndex(({ href }) => href === selected);
    const least = this.#selectsFirst && this.#options.length > 0 ? 0 : -1;
    this.#select(Math.max(again, least));
  }

  #select(at: number): void {
    this.#active = at;
    for (const [index, option] of this.#options.entries())
      option.setAttribute("aria-selected", String(index === at));
    const active = this.#options[at];
    active?.scrollIntoView({ block: "nearest" });
    if (active === undefined) this.input.removeAttribute("aria-activedescendant");
    else this.input.setAttribute("aria-activedescendant", active.id);
  }

  #steer(event: KeyboardEvent): void {
    const count = this.#options.length;
    if (count === 0) return;
    const active = this.#options[this.#active];
    if (event.key === "ArrowDown") this.#select((this.#active + 1) % count);
    else if (event.key === "ArrowUp") this.#select((Math.max(this.#active, 0) - 1 + count) % count);
    else if (event.key === "Enter" && active !== undefined) active.click();
    else return;
    event.preventDefault();
  }
}

/** Asks the other games only for words that the page's own game and the site do not have. */
async function groupsFor(query: string): Promise<MatchGroup[]> {
  const { first, further } = await loadParts();
  const groups = findRecords(await loadIndexes(first), query);
  if (further.length === 0 || answersWholly(groups)) return groups;
  return findRecords(await loadIndexes([...first, ...further]), query);
}

/** Returns the part of the search that a selector names. */
export function findPart<T extends HTMLElement>(root: ParentNode, selector: string): T {
  const part = root.querySelector<T>(selector);
  if (part === null) throw new Error(`The search has no ${selector}.`);
  return part;
}
