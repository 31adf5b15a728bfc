// The sentences of a new house rule, for building pages: nothing else is loaded before the first
// change.

import { IncrementalCompiler, type RulesFile } from "../../../dsl/index.ts";
import type { SiteLanguage } from "../../../i18n/language.ts";
import { type FormModel, fieldsIn } from "../../../playground/forms/form-model.ts";
import { Forms } from "../../../playground/forms/forms.ts";
import { findVariantNames, type Project, sourcesWith } from "../../../playground/project.ts";
import { controlsIn, leadSentences } from "../../../playground/sentences/house-sentence.ts";

/** Shared by all pages, so that each file is parsed once. */
const compiler = new IncrementalCompiler();

/** Returns the form model of a project with the sentences that are shown at first and their fields only. */
export function renderSentences(
  base: readonly RulesFile[],
  { files }: Project,
  language: SiteLanguage,
): FormModel {
  const input = {
    sources: sourcesWith(base, files),
    own: files.map(({ path }) => path),
    variants: findVariantNames(files),
  };
  const model = new Forms(compiler).sheet(input, language);
  if (model.kind !== "fields") throw new Error(model.text);
  const sentences = leadSentences(model.sentences);
  const used = new Set(sentences.flatMap(controlsIn).map(({ field }) => field));
  const fields = fieldsIn(model.groups).filter(({ id }) => used.has(id));
  const subjects = [{ id: "", title: "", fields }];
  return {
    kind: "fields",
    sentences,
    groups: [{ id: "sentences", chapter: "values", title: undefined, subjects }],
  };
}
