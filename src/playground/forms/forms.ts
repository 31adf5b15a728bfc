// Service of the forms: creates the form model and applies entries to the text.

import { format, type IncrementalCompiler, message } from "../../dsl/index.ts";
import type { SiteLanguage } from "../../i18n/language.ts";
import { formsStringsOf } from "../../i18n/playground/forms/strings.ts";
import { findSentences } from "../sentences/find-sentences.ts";
import { type OwnText, withValues } from "./apply-entry.ts";
import { withCopy } from "./copy-board.ts";
import { controlsAt } from "./fields.ts";
import { type Control, type Entered, type FormModel, fieldsIn } from "./form-model.ts";
import { type FormInput, readFormSource } from "./form-source.ts";
import { groupsOf } from "./groups.ts";

export class Forms {
  readonly #project: IncrementalCompiler;

  constructor(project: IncrementalCompiler) {
    this.#project = project;
  }

  /** Returns the form model of the current rules. */
  sheet(work: FormInput, language: SiteLanguage): FormModel {
    const reading = this.#read(work, language);
    if ("kind" in reading) return reading;
    const groups = groupsOf(reading, language);
    const sentences = findSentences(reading, fieldsIn(groups), language);
    return { kind: "fields", groups, sentences };
  }

  /**
   * Returns the text of the author's file with these values in a field; without values, with those
   * of the original. Refuses values that make the rules invalid.
   */
  enter(
    work: FormInput,
    id: string,
    values: readonly string[] | undefined,
    language: SiteLanguage,
  ): Entered {
    const reading = this.#read(work, language);
    const strings = formsStringsOf(language);
    if ("kind" in reading) return { kind: "problem", text: reading.text };
    const controls = controlsAt(reading, id, language) ?? [];
    const refused = controls.flatMap((one, i) => refusal(one, values?.[i], strings) ?? [])[0];
    if (refused !== undefined) return { kind: "problem", text: refused };
    return this.#checked(work, withValues(reading, id, values), language);
  }

  /** Returns the text of the author's file with a copy of the board under a new name. */
  copy(work: FormInput, id: string, language: SiteLanguage): Entered {
    const reading = this.#read(work, language);
    if ("kind" in reading) return { kind: "problem", text: reading.text };
    const copied = withCopy(reading, id, language);
    const entered = this.#checked(work, copied?.written, language);
    return entered.kind === "text" && copied ? { ...entered, made: copied.made } : entered;
  }

  /** Compiles and formats the new text; refuses it if it has new errors. */
  #checked(work: FormInput, changed: OwnText | undefined, language: SiteLanguage): Entered {
    const strings = formsStringsOf(language);
    if (changed === undefined) return { kind: "problem", text: strings.noPlace };
    const formatted = format(changed);
    const written = "text" in formatted ? { ...changed, text: formatted.text } : changed;
    const sources = work.sources.map((one) => (one.path === written.path ? written : one));
    const reports = this.#project.reports(sources, work.variants);
    const error = reports.find(({ severity }) => severity === "error");
    if (error !== undefined)
      return { kind: "problem", text: strings.refused(message(language, error)) };
    return { kind: "text", ...written };
  }

  #read(work: FormInput, language: SiteLanguage) {
    return readFormSource(this.#project, work, language);
  }
}

type Strings = ReturnType<typeof formsStringsOf>;

/** Returns why a control refuses a value, or `undefined`; does not compile the rules. */
function refusal(
  control: Control,
  value: string | undefined,
  strings: Strings,
): string | undefined {
  if (value === undefined) return undefined;
  if (control.kind === "text") return value.trim() === "" ? strings.emptyName : undefined;
  if (control.kind === "formula") return value.trim() === "" ? strings.emptyFormula : undefined;
  if (control.kind !== "number") return undefined;
  const number = Number(value);
  const isWhole = /^-?\d+$/.test(value);
  if (isWhole && number >= control.from && number <= control.to) return undefined;
  return strings.outOfBounds(control.from, control.to);
}
