// Search dialog: the query above, the results below.

import "./search.css";
import "./dialog.css";
import { findPart, SearchBox } from "./search-box.ts";

let dialog: SearchDialog | undefined;

/** Opens the search dialog; the search page has a field of its own, which gets the focus. */
export function openSearch(): void {
  const field = document.querySelector<HTMLInputElement>(".search-page input");
  if (field !== null) {
    field.select();
    return;
  }
  dialog ??= new SearchDialog();
  dialog.open();
}

class SearchDialog {
  readonly #root: HTMLDialogElement;
  readonly #box: SearchBox;

  constructor() {
    const template = document.querySelector<HTMLTemplateElement>("#search");
    const root = template?.content.querySelector("dialog")?.cloneNode(true);
    if (!(root instanceof HTMLDialogElement)) throw new Error("This page has no search.");
    document.body.append(root);
    this.#root = root;
    const whole = findPart<HTMLAnchorElement>(root, ".search-whole");
    this.#box = new SearchBox(root, {
      selectsFirst: true,
      onQuery: (query) => {
        whole.search = query === "" ? "" : `${new URLSearchParams({ q: query })}`;
      },
    });
    root.addEventListener("click", (event) => {
      const isLink = event.target instanceof Element && event.target.closest("a") !== null;
      if (event.target === root || isLink) root.close();
    });
    findPart(root, "button").addEventListener("click", () => root.close());
  }

  open(): void {
    if (!this.#root.open) this.#root.showModal();
    this.#box.input.select();
    if (this.#box.input.value !== "") this.#box.search();
  }
}
