// Painting a board: what is painted with, what has been painted, and the way back.

import type { FormField, Painting } from "../../../playground/forms/form-model.ts";
import { parseCell, printCell } from "../../../playground/forms/painting.ts";
import { type BoardDraft, createBoardDraft, isOfNumbers, withPart } from "./drafted.ts";
import type { FormController } from "./form.svelte.ts";

export class BoardPainter {
  readonly form: FormController;
  readonly #field: () => FormField;
  readonly #painting: () => Painting;
  /** What was chosen, by the brush; where nothing was, the first colour and no number. */
  #chosen = $state.raw<Readonly<Record<string, string | undefined>>>({});
  #undone = $state.raw<readonly (readonly string[])[]>([]);

  constructor(form: FormController, field: () => FormField, painting: () => Painting) {
    this.form = form;
    this.#field = field;
    this.#painting = painting;
  }

  get painting(): Painting {
    return this.#painting();
  }

  readonly cells: readonly string[] = $derived.by(() => this.form.valuesOf(this.#field()));

  /** The board as it is painted now. */
  readonly draft: BoardDraft | undefined = $derived.by(() => this.#drafted(this.cells));

  /** What each brush paints; nothing for one that leaves spaces as they are. */
  readonly brushes: readonly (string | undefined)[] = $derived.by(() =>
    this.painting.brushes.map((brush) => {
      if (brush.field in this.#chosen) return this.#chosen[brush.field];
      return isOfNumbers(brush) ? undefined : brush.options[0]?.value;
    }),
  );

  choose(field: string, value: string | undefined): void {
    this.#chosen = { ...this.#chosen, [field]: value };
  }

  /** A board that shows each value of a brush in turn. */
  samples(index: number): BoardDraft | undefined {
    const first = parseCell(this.painting, this.cells[0] ?? "");
    const options = this.painting.brushes[index]?.options ?? [];
    return this.#drafted(options.map(({ value }) => printCell(withPart(first, index, value))));
  }

  get canUndo(): boolean {
    return this.#undone.length > 0;
  }

  undo(): void {
    const last = this.#undone.at(-1);
    if (last === undefined) return;
    this.#undone = this.#undone.slice(0, -1);
    void this.form.enter(this.#field(), last);
  }

  /** Paints a space; parts that are not given stay as they are. */
  paint(at: number, parts: readonly (string | undefined)[] = this.brushes): void {
    const before = parseCell(this.painting, this.cells[at] ?? "");
    const cell = printCell(before.map((part, i) => parts[i] ?? part));
    if (cell === this.cells[at]) return;
    this.#undone = [...this.#undone, this.cells];
    void this.form.enter(this.#field(), this.cells.with(at, cell));
  }

  /** Letters and digits write what they stand for; whether a key means anything. */
  type(at: number, key: string): boolean {
    if (key === "Enter" || key === " ") this.paint(at);
    else {
      const wanted = key.toUpperCase();
      const parts = this.painting.brushes.map(
        ({ options }) => options.find(({ value }) => value.toUpperCase() === wanted)?.value,
      );
      if (parts.every((part) => part === undefined)) return false;
      this.paint(at, parts);
    }
    return true;
  }

  isChanged(at: number): boolean {
    const original = this.#field().slots[at]?.original;
    return original !== undefined && original !== this.cells[at];
  }

  /** The name of a space, what stands in it, and what stood there. */
  label(at: number): string {
    const { painter } = this.form.strings;
    const words = this.#words(this.cells[at] ?? "");
    const said = painter.space(this.painting.cells[at] ?? "", words);
    const original = this.#field().slots[at]?.original ?? "";
    return this.isChanged(at)
      ? `${said}, ${painter.wasNot(this.#words(original).join(" "))}`
      : said;
  }

  #words(written: string): string[] {
    const parts = parseCell(this.painting, written);
    return this.painting.brushes.map(
      ({ options }, i) => options.find(({ value }) => value === parts[i])?.text ?? "",
    );
  }

  #drafted(cells: readonly string[]): BoardDraft | undefined {
    const meta = this.form.playground.live.game?.meta;
    return meta && createBoardDraft(meta, this.painting, cells);
  }
}
