// The texts of rules beside what was compiled from them.

import type { Meta, RulesFile } from "../../dsl/index.ts";

/** Adds the compiled source texts to the metadata, so that excerpts of the rules can be shown. */
export function withSourceTexts(meta: Meta, sources: readonly RulesFile[]): Meta {
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const whole = meta.sources.map(({ path }) => ({ path, text: texts.get(path) ?? "" }));
  return { ...meta, sources: whole };
}
