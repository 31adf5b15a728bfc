// Controller of the form: the form model from the web worker, entries that are being applied to the
// text, and the reasons for refused entries.

import type { Remote } from "comlink";
import type { SiteLanguage } from "../../../i18n/language.ts";
import { type FormsStrings, formsStringsOf } from "../../../i18n/playground/forms/strings.ts";
import {
  type Entered,
  type FormField,
  type FormModel,
  type FormOption,
  fieldsIn,
} from "../../../playground/forms/form-model.ts";
import type { FormInput } from "../../../playground/forms/form-source.ts";
import type { Forms } from "../../../playground/forms/forms.ts";
import { limit, type Playground } from "../playground.svelte.ts";

/** Delay between the last edit of the text and the refresh of the form. */
const debounceMs = 200;

/** A request to the forms service that results in an edited text. */
type Make = (forms: Remote<Forms>, work: FormInput) => Promise<Entered>;

export class FormController {
  readonly playground: Playground;
  readonly language: SiteLanguage;
  readonly strings: FormsStrings;
  sheet = $state.raw<FormModel>();
  query = $state("");
  /** Entered values by field id, until the form model contains them. */
  #entered = $state.raw<Readonly<Record<string, readonly string[]>>>({});
  /** Reason for which the last entry was refused, by field id. */
  problems = $state.raw<Readonly<Record<string, string>>>({});
  /** Text for screen readers about the last action. */
  announcement = $state("");
  /** Id of the field to focus next; if it no longer exists, the search field is focused. */
  wanted = $state<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Serializes entries: each one is applied to the text that the previous one produced. */
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  /** `rendered` is the form model of the page, until the first change. */
  constructor(playground: Playground, rendered?: FormModel) {
    this.playground = playground;
    this.sheet = rendered;
    this.language = playground.language;
    this.strings = formsStringsOf(playground.language);
  }

  readonly fields: readonly FormField[] = $derived.by(() => {
    return this.sheet?.kind === "fields" ? fieldsIn(this.sheet.groups) : [];
  });

  readonly changed: readonly FormField[] = $derived.by(() =>
    this.fields.filter(({ isChanged }) => isChanged),
  );

  /** The values that a field shows: the last entry, or the values in the rules. */
  valuesOf({ id, slots }: FormField): readonly string[] {
    return this.#entered[id] ?? slots.map(({ value }) => value);
  }

  titleOf({ title, what, slots }: FormField): string {
    // A rule with one number is named by its title alone.
    const isOnly = what === "numbers" && slots.length === 1;
    const parts = [title, isOnly ? "" : this.strings.whats[what]];
    return parts.filter((part) => part !== "").join(": ");
  }

  /** Schedules a refresh after a change of the text. */
  follow(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#refresh(), this.sheet === undefined ? 0 : debounceMs);
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  enter(field: FormField, values: readonly string[]): Promise<Entered> {
    this.#entered = { ...this.#entered, [field.id]: values };
    return this.#write(field, values);
  }

  /** Enters one slot of a field. */
  enterOne(field: FormField, index: number, value: string): Promise<Entered> {
    return this.enter(field, this.valuesOf(field).with(index, value));
  }

  /** Resets a field to its original values; a new declaration is removed. */
  async back(field: FormField): Promise<void> {
    const entered = await this.#write(field, undefined);
    if (!field.isNew || entered.kind === "problem") return;
    this.announcement = this.strings.removed(field.title);
    this.#goTo(field.id, "");
  }

  wayBack({ isNew }: FormField): string {
    return isNew ? this.strings.remove : this.strings.back;
  }

  /** Adds a copy of a board. */
  async copy(field: FormField): Promise<void> {
    const work = (forms: Remote<Forms>, now: FormInput): Promise<Entered> =>
      forms.copy(now, field.id, this.language);
    const entered = await this.#order(field, work);
    if (entered.kind === "problem" || entered.made === undefined) return;
    const { field: first, title } = entered.made;
    this.announcement = this.strings.made(title);
    this.#goTo(first, title);
  }

  /** Shows and focuses a field. */
  seek(field: FormField): void {
    this.#goTo(field.id, this.titleOf(field));
  }

  /** The fields in which a name can be chosen. */
  choicesOf(name: string): readonly FormField[] {
    return this.fields.filter(({ slots }) =>
      slots.some((slot) => slot.kind === "choice" && slot.options.some(isNamed(name))),
    );
  }

  #goTo(field: string, query: string): void {
    this.query = query;
    this.wanted = field;
  }

  #write(field: FormField, values: readonly string[] | undefined): Promise<Entered> {
    return this.#order(field, (forms, now) => forms.enter(now, field.id, values, this.language));
  }

  #order(field: FormField, make: Make): Promise<Entered> {
    this.#waiting += 1;
    const made = this.#last.then(() => this.#make(field, make));
    this.#last = made.then(noop, noop).finally(() => (this.#waiting -= 1));
    return made;
  }

  async #make(field: FormField, make: Make): Promise<Entered> {
    const { id } = field;
    await this.playground.wake();
    const before = this.playground.project;
    const work = this.#work();
    const result = await this.#ask((forms) => make(forms, work));
    // The text has changed meanwhile: the entry is applied to the new text.
    if (this.playground.project !== before) return this.#make(field, make);
    const { [id]: _, ...problems } = this.problems;
    if (result.kind === "problem") {
      this.problems = { ...problems, [id]: result.text };
      this.#forget(id);
      return result;
    }
    this.problems = problems;
    this.announcement = this.strings.taken(this.titleOf(field));
    this.playground.write(result.path, result.text);
    if (this.#waiting <= 1) await this.#refresh(1);
    return result;
  }

  #forget(id: string): void {
    const { [id]: _, ...entered } = this.#entered;
    this.#entered = entered;
  }

  /** Reloads the form model. Entries are dropped if at most `underWay` of them are pending, as the text contains the rest. */
  async #refresh(underWay = 0): Promise<void> {
    clearTimeout(this.#timer);
    const before = this.playground.project;
    const work = this.#work();
    const sheet = await this.#ask((forms): Promise<FormModel> => forms.sheet(work, this.language));
    if (this.playground.project !== before) return;
    this.sheet = sheet;
    if (this.#waiting <= underWay) this.#entered = {};
  }

  #ask<R>(work: (forms: Remote<Forms>) => Promise<R>): Promise<R> {
    // The parameter type states what Comlink's types lose: members of a remote object are remote.
    return this.playground.workshop.run(limit, (remote) => work(remote.forms));
  }

  #work(): FormInput {
    const { sources, project, variants } = this.playground;
    return {
      sources: $state.snapshot(sources),
      own: project.files.map(({ path }) => path),
      variants: [...variants],
    };
  }
}

function isNamed(name: string): (option: FormOption) => boolean {
  return ({ value }) => value === name;
}

function noop(): void {}
