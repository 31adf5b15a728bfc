// Controller of house rules in sentences: which are shown, their values, and the question
// about an entered value.

import {
  type SentencesStrings,
  sentencesStringsOf,
} from "../../../i18n/playground/sentences/strings.ts";
import type { FormField, FormModel, FormSlot } from "../../../playground/forms/form-model.ts";
import {
  controlsIn,
  type HouseSentence,
  leadSentences,
  type SentencePart,
} from "../../../playground/sentences/house-sentence.ts";
import { FormController } from "../forms/form.svelte.ts";
import type { Playground } from "../playground.svelte.ts";

/** Number of sentences shown before the reader looks for others. */
const shownAtFirst = 6;

/** What the page asks about an entered value, below its sentence. */
type SentenceQuestion =
  | { readonly kind: "zero"; readonly field: string; readonly slot: number }
  | {
      readonly kind: "range";
      readonly field: string;
      readonly slot: number;
      readonly from: number;
      readonly to: number;
      readonly nearest: number;
    };

type ValuePart = Extract<SentencePart, { kind: "value" }>;

export class SentenceList {
  readonly form: FormController;
  readonly strings: SentencesStrings;
  readonly #playground: Playground;
  /** Ids of the sentences that were changed when the project was opened: they come first. */
  #lead = $state.raw<readonly string[]>([]);
  /** Id of the saved project whose sentences are shown. */
  #project: string | undefined;
  /** Ids of the sentences that the reader has added. */
  #added = $state.raw<readonly string[]>([]);
  question = $state.raw<SentenceQuestion>();
  /** The last readable form model: sentences stay while the code has an error. */
  #readable = $state.raw<Extract<FormModel, { kind: "fields" }>>();

  constructor(playground: Playground, rendered: FormModel) {
    this.#playground = playground;
    this.form = new FormController(playground, rendered);
    this.strings = sentencesStringsOf(playground.language);
    if (rendered.kind === "fields") this.#readable = rendered;
    this.#lead = this.changed.map(({ id }) => id);
  }

  /** Takes over a new form model; that of another project puts its changes first. */
  follow(project: string): void {
    if (this.form.sheet?.kind !== "fields") return;
    this.#readable = this.form.sheet;
    if (project === this.#project) return;
    this.#project = project;
    this.#lead = this.changed.map(({ id }) => id);
  }

  readonly all: readonly HouseSentence[] = $derived.by(() => this.#readable?.sentences ?? []);

  readonly #fields: ReadonlyMap<string, FormField> = $derived.by(
    () =>
      new Map(
        (this.#readable?.groups ?? [])
          .flatMap(({ subjects }) => subjects.flatMap(({ fields }) => fields))
          .map((field) => [field.id, field]),
      ),
  );

  /** The sentences of the list: the first ones, the changed ones, and those that were looked for. */
  readonly shown: readonly HouseSentence[] = $derived.by(() => {
    const lead = leadSentences(this.all).slice(0, shownAtFirst);
    const first = new Set(lead.map(({ id }) => id));
    const shown = this.all.filter(
      (sentence) =>
        first.has(sentence.id) || this.#added.includes(sentence.id) || this.isChanged(sentence),
    );
    const isLead = ({ id }: HouseSentence) => this.#lead.includes(id);
    return [...shown.filter(isLead), ...shown.filter((one) => !isLead(one))];
  });

  readonly changed: readonly HouseSentence[] = $derived.by(() =>
    this.all.filter((sentence) => this.isChanged(sentence)),
  );

  isChanged(sentence: HouseSentence): boolean {
    return controlsIn(sentence).some((part) => this.#differs(part));
  }

  #differs(part: ValuePart): boolean {
    const original = this.slotOf(part)?.original;
    return original !== undefined && original !== this.valueOf(part);
  }

  slotOf({ field, slot }: ValuePart): FormSlot | undefined {
    return this.#fields.get(field)?.slots[slot];
  }

  valueOf({ field, slot }: ValuePart): string {
    const found = this.#fields.get(field);
    return (found && this.form.valuesOf(found)[slot]) ?? "";
  }

  /** The noun behind a number, in the form that goes with its value. */
  unitOf(part: ValuePart): string {
    if (part.units === undefined) return "";
    return ` ${this.valueOf(part) === "1" ? part.units.one : part.units.many}`;
  }

  /** The sentence as plain text; `value` replaces the value of one part. */
  textOf({ parts }: HouseSentence, replaced?: ValuePart, value = "…"): string {
    return parts
      .map((part) => {
        if (part.kind === "text") return part.text.replace("\n", " ");
        if (part !== replaced)
          return `${this.nameOf(part, this.valueOf(part))}${this.unitOf(part)}`;
        return `${value}${part.units ? ` ${part.units.many}` : ""}`;
      })
      .join("");
  }

  /** What a sentence is found by: its words, and the titles of its rules. */
  searchTextOf(sentence: HouseSentence): string {
    const titles = controlsIn(sentence).map(({ field }) => this.#fields.get(field)?.title ?? "");
    return [sentence.subject, this.textOf(sentence), ...titles].join(" ");
  }

  /** The value as readers see it. */
  nameOf(part: ValuePart, value: string): string {
    const slot = this.slotOf(part);
    switch (slot?.kind) {
      case "yesno":
        return this.strings[value === "yes" ? "yes" : "no"];
      case "choice":
        return slot.options.find((option) => option.value === value)?.text ?? value;
      default:
        return value;
    }
  }

  /** The original values of the changed parts of a sentence. */
  beforeOf(sentence: HouseSentence): string {
    return controlsIn(sentence)
      .filter((part) => this.#differs(part))
      .map((part) => this.nameOf(part, this.slotOf(part)?.original ?? ""))
      .join(", ");
  }

  problemOf(sentence: HouseSentence): string | undefined {
    const problems = controlsIn(sentence).map(({ field }) => this.form.problems[field]);
    return problems.find((problem) => problem !== undefined);
  }

  /** Enters a value, or asks about it first. */
  enter(part: ValuePart, value: string): void {
    const { field, slot } = part;
    const control = this.slotOf(part);
    this.question = undefined;
    if (control?.kind === "number") {
      const { from, to } = control;
      const number = Math.round(Number(value));
      if (!Number.isFinite(number) || value.trim() === "") return;
      if (number < from || number > to) {
        const nearest = Math.min(to, Math.max(from, number));
        this.question = { kind: "range", field, slot, from, to, nearest };
        return;
      }
      if (number === 0 && control.original !== "0" && this.valueOf(part) !== "0") {
        this.question = { kind: "zero", field, slot };
        return;
      }
    }
    this.#write(part, value);
  }

  /** Answers the question about a value; enters it if it was meant. */
  answer(part: ValuePart, value: string | undefined): void {
    this.question = undefined;
    if (value !== undefined) this.#write(part, value);
  }

  #write(part: ValuePart, value: string): void {
    const field = this.#fields.get(part.field);
    if (field !== undefined) void this.form.enterOne(field, part.slot, value);
  }

  add(sentence: HouseSentence): void {
    this.#added = [...this.#added, sentence.id];
    this.form.announcement = this.strings.find.added(this.textOf(sentence));
  }

  /** Sets all sentences back to the original; returns what undoes it. */
  async restore(): Promise<() => void> {
    const { files } = this.#playground.project;
    const parts = this.changed.flatMap(controlsIn).filter((part) => this.#differs(part));
    for (const id of new Set(parts.map(({ field }) => field))) {
      const field = this.#fields.get(id);
      if (field !== undefined) await this.form.back(field);
    }
    return () => this.#playground.replace(files);
  }
}
