// Search dialog: the query above, the results below, usable by keyboard.

import "./dialog.css";
import { Finder, type Found, type FoundGroup } from "./find.ts";

/** Debounce time while typing, in milliseconds. */
const pause = 120;

let dialog: SearchDialog | undefined;

/** Opens the search dialog, with a query if `words` is given. */
export function openSearch(words?: string): void {
  dialog ??= new SearchDialog();
  dialog.open(words);
}

class SearchDialog {
  readonly #root: HTMLDialogElement;
  readonly #input: HTMLInputElement;
  readonly #list: HTMLElement;
  readonly #status: HTMLElement;
  readonly #finder = new Finder();
  #options: readonly HTMLAnchorElement[] = [];
  #active = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Number of the last query; results of earlier queries are ignored. */
  #question = 0;

  constructor() {
    const template = document.querySelector<HTMLTemplateElement>("#search");
    const root = template?.content.querySelector("dialog")?.cloneNode(true);
    if (!(root instanceof HTMLDialogElement)) throw new Error("This page has no search.");
    document.body.append(root);
    this.#root = root;
    this.#input = part(root, "input");
    this.#list = part(root, ".search-results");
    this.#status = part(root, ".search-status");
    this.#input.addEventListener("input", () => this.#askSoon());
    root.addEventListener("keydown", (event) => this.#steer(event));
    root.addEventListener("click", (event) => {
      const isLink = event.target instanceof Element && event.target.closest("a") !== null;
      if (event.target === root || isLink) root.close();
    });
    part(root, "button").addEventListener("click", () => root.close());
  }

  open(words = this.#input.value): void {
    if (!this.#root.open) this.#root.showModal();
    this.#input.value = words;
    this.#input.select();
    if (words !== "") this.#askSoon();
  }

  #askSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(), pause);
  }

  async #ask(): Promise<void> {
    const question = ++this.#question;
    const words = this.#input.value.trim();
    if (words === "") {
      this.#show([], "");
      return;
    }
    const { none = "", found = "", failed = "" } = this.#root.dataset;
    try {
      const groups = await this.#finder.find(words);
      if (question !== this.#question) return;
      const count = groups.reduce((sum, group) => sum + group.found.length, 0);
      this.#show(groups, count === 0 ? none : found.replace("#", `${count}`));
    } catch {
      this.#show([], failed);
    }
  }

  #show(groups: readonly FoundGroup[], status: string): void {
    this.#status.textContent = status;
    const titles: Readonly<Record<string, string>> = {
      ...JSON.parse(this.#root.dataset.kinds ?? "{}"),
      best: this.#root.dataset.best,
    };
    const elements = groups.map((group, at) => groupElement(group, at, titles));
    // The selected result stays selected if the new results contain it.
    const chosen = this.#active > 0 ? this.#options[this.#active]?.href : undefined;
    this.#list.replaceChildren(...elements);
    this.#options = [...this.#list.querySelectorAll("a")];
    this.#input.setAttribute("aria-expanded", String(this.#options.length > 0));
    this.#list.scrollTop = 0;
    const again = this.#options.findIndex(({ href }) => href === chosen);
    this.#choose(this.#options.length > 0 ? Math.max(again, 0) : -1);
  }

  #choose(at: number): void {
    this.#active = at;
    for (const [index, option] of this.#options.entries())
      option.setAttribute("aria-selected", String(index === at));
    const active = this.#options[at];
    active?.scrollIntoView({ block: "nearest" });
    if (active === undefined) this.#input.removeAttribute("aria-activedescendant");
    else this.#input.setAttribute("aria-activedescendant", active.id);
  }

  #steer(event: KeyboardEvent): void {
    const count = this.#options.length;
    if (event.target !== this.#input || count === 0) return;
    if (event.key === "ArrowDown") this.#choose((this.#active + 1) % count);
    else if (event.key === "ArrowUp") this.#choose((this.#active - 1 + count) % count);
    else if (event.key === "Enter") this.#options[this.#active]?.click();
    else return;
    event.preventDefault();
  }
}

function groupElement(
  { kind, found }: FoundGroup,
  at: number,
  titles: Readonly<Record<string, string>>,
): HTMLElement {
  const group = element("div", "search-group");
  const title = element("p", "search-title", titles[kind]);
  title.id = `search-group-${at}`;
  group.setAttribute("role", "group");
  group.setAttribute("aria-labelledby", title.id);
  group.append(
    title,
    ...found.map((one, index) => optionElement(one, `${title.id}-${index}`, titles[one.kind])),
  );
  return group;
}

function optionElement(
  { url, title, passage, place }: Found,
  id: string,
  kind: string | undefined,
): HTMLElement {
  const option = document.createElement("a");
  option.href = url;
  option.id = id;
  option.tabIndex = -1;
  option.setAttribute("role", "option");
  const head = element("span", "search-name", title);
  head.append(element("small", "", [kind, place].filter(Boolean).join(" · ")));
  const words = element("span", "search-passage");
  words.append(
    ...passage.map(({ text, isMarked }) => (isMarked ? element("mark", "", text) : text)),
  );
  option.append(head, words);
  return option;
}

function element(name: string, className: string, text = ""): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

function part<T extends HTMLElement>(root: HTMLElement, selector: string): T {
  const found = root.querySelector<T>(selector);
  if (found === null) throw new Error(`The search has no ${selector}.`);
  return found;
}
