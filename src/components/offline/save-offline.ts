// The list of games that can be stored: its rows show what is stored and what that takes.

import { listStorableGames, removeGame, saveGame } from "./service-worker.ts";

/** Texts of a row; `#` stands for the size or for percent. */
interface RowTexts {
  readonly size: string;
  readonly saving: string;
  readonly saved: string;
  readonly failed: string;
}

/** Shows the list as soon as a service worker answers, and follows its buttons. */
export async function showStorableGames(list: HTMLElement): Promise<void> {
  const texts: RowTexts = JSON.parse(list.dataset.texts ?? "{}");
  const games = await listStorableGames();
  for (const row of list.querySelectorAll<HTMLElement>("[data-game]")) {
    const game = games.find(({ id }) => id === row.dataset.game);
    if (game === undefined) row.remove();
    else new GameRow(row, texts, game.bytes).show(game.isSaved ? "saved" : "size");
  }
  list.hidden = false;
}

class GameRow {
  readonly #row: HTMLElement;
  readonly #texts: RowTexts;
  readonly #megabytes: string;

  constructor(row: HTMLElement, texts: RowTexts, bytes: number) {
    this.#row = row;
    this.#texts = texts;
    const megabytes = bytes / 1_000_000;
    const digits = megabytes < 10 ? 1 : 0;
    this.#megabytes = megabytes.toLocaleString(document.documentElement.lang, {
      maximumFractionDigits: digits,
    });
    this.#button("save").addEventListener("click", () => void this.#save());
    this.#button("remove").addEventListener("click", () => void this.#remove());
  }

  show(state: keyof RowTexts, value = this.#megabytes): void {
    const [size] = this.#row.getElementsByClassName("size");
    if (size !== undefined) size.textContent = this.#texts[state].replace("#", value);
    this.#button("save").hidden = state === "saving" || state === "saved";
    this.#button("remove").hidden = state !== "saved";
  }

  async #save(): Promise<void> {
    this.show("saving", "0");
    // Browsers may delete what is stored for a site unless it has requested to persist.
    await navigator.storage.persist?.().catch(() => false);
    const id = this.#row.dataset.game ?? "";
    const isSaved = await saveGame(id, (part) => this.show("saving", `${Math.floor(part * 100)}`));
    this.show(isSaved ? "saved" : "failed");
    this.#button(isSaved ? "remove" : "save").focus();
  }

  async #remove(): Promise<void> {
    await removeGame(this.#row.dataset.game ?? "");
    this.show("size");
    this.#button("save").focus();
  }

  #button(act: "save" | "remove"): HTMLButtonElement {
    const found = this.#row.querySelector<HTMLButtonElement>(`[data-act=${act}]`);
    if (found === null) throw new Error(`The row has no button ${act}.`);
    return found;
  }
}
