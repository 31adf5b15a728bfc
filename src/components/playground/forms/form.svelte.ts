// A form as the page knows it: what the thread made of the rules, what was entered and is on its
// way into the text, and why something could not be.

import type { Remote } from "comlink";
import type { SiteLanguage } from "../../../i18n/language.ts";
import { type FormsStrings, formsStringsOf } from "../../../i18n/playground/forms/strings.ts";
import type {
  Entered,
  FormField,
  FormModel,
  FormOption,
} from "../../../playground/forms/form-model.ts";
import type { FormInput } from "../../../playground/forms/form-source.ts";
import type { Forms } from "../../../playground/forms/forms.ts";
import { limit, type Playground } from "../playground.svelte.ts";

/** How long an author who writes must be quiet before the form follows, in milliseconds. */
const quiet = 200;

/** What the thread makes of an order. */
type Make = (forms: Remote<Forms>, work: FormInput) => Promise<Entered>;

export class FormController {
  readonly playground: Playground;
  readonly language: SiteLanguage;
  readonly strings: FormsStrings;
  sheet = $state.raw<FormModel>();
  query = $state("");
  /** What has been entered and is not in the form yet, by the field. */
  #entered = $state.raw<Readonly<Record<string, readonly string[]>>>({});
  /** Why the last entry of a field was refused. */
  problems = $state.raw<Readonly<Record<string, string>>>({});
  /** The last thing that was done, for those who do not see it. */
  told = $state("");
  /** The field in which the author is to go on; where it is gone, they look for another. */
  wanted = $state<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Entries are made one after another: each goes on from the text that the last one left. */
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(playground: Playground) {
    this.playground = playground;
    this.language = playground.language;
    this.strings = formsStringsOf(playground.language);
  }

  readonly fields: readonly FormField[] = $derived.by(() => {
    if (this.sheet?.kind !== "fields") return [];
    return this.sheet.groups.flatMap(({ subjects }) => subjects.flatMap(({ fields }) => fields));
  });

  readonly changed: readonly FormField[] = $derived.by(() =>
    this.fields.filter(({ isChanged }) => isChanged),
  );

  /** What a field shows: what was entered last, or what the rules say. */
  valuesOf({ id, slots }: FormField): readonly string[] {
    return this.#entered[id] ?? slots.map(({ value }) => value);
  }

  titleOf({ title, what, slots }: FormField): string {
    // The only number of a rule needs no more words than the rule.
    const isOnly = what === "numbers" && slots.length === 1;
    const parts = [title, isOnly ? "" : this.strings.whats[what]];
    return parts.filter((part) => part !== "").join(": ");
  }

  /** The text has changed: follows as soon as the author is quiet. */
  follow(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#refresh(), this.sheet === undefined ? 0 : quiet);
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  enter(field: FormField, values: readonly string[]): Promise<Entered> {
    this.#entered = { ...this.#entered, [field.id]: values };
    return this.#write(field, values);
  }

  /** One of the things that a field consists of. */
  enterOne(field: FormField, index: number, value: string): Promise<Entered> {
    return this.enter(field, this.valuesOf(field).with(index, value));
  }

  /** As it is without the author's changes; what is new goes. */
  async back(field: FormField): Promise<void> {
    const entered = await this.#write(field, undefined);
    if (!field.isNew || entered.kind === "problem") return;
    this.told = this.strings.removed(field.title);
    this.#goTo(field.id, "");
  }

  wayBack({ isNew }: FormField): string {
    return isNew ? this.strings.remove : this.strings.back;
  }

  /** Puts a board like this one beside it. */
  async copy(field: FormField): Promise<void> {
    const work = (forms: Remote<Forms>, now: FormInput): Promise<Entered> =>
      forms.copy(now, field.id, this.language);
    const entered = await this.#order(field, work);
    if (entered.kind === "problem" || entered.made === undefined) return;
    const { field: first, title } = entered.made;
    this.told = this.strings.made(title);
    this.#goTo(first, title);
  }

  /** Shows a field, to go on there. */
  seek(field: FormField): void {
    this.#goTo(field.id, this.titleOf(field));
  }

  /** The fields in which something is one of the names that can be chosen. */
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
    const before = this.playground.project;
    const work = this.#work();
    const result = await this.#ask((forms) => make(forms, work));
    // Meanwhile somebody has written: the entry belongs into that text.
    if (this.playground.project !== before) return this.#make(field, make);
    const { [id]: _, ...problems } = this.problems;
    if (result.kind === "problem") {
      this.problems = { ...problems, [id]: result.text };
      this.#forget(id);
      return result;
    }
    this.problems = problems;
    this.told = this.strings.taken(this.titleOf(field));
    this.playground.write(result.path, result.text);
    if (this.#waiting <= 1) await this.#refresh(1);
    return result;
  }

  #forget(id: string): void {
    const { [id]: _, ...entered } = this.#entered;
    this.#entered = entered;
  }

  /** Reads the rules anew. What was entered is in them when only so many entries are under way. */
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
    // Comlink's types forget that what is part of a remote thing is one, too.
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
