// Whoever writes a variant finds what is wrong with it in the variant: each shipped variant is
// broken in a few mechanical ways, and every report lies in its own file.

import { describe, expect, test } from "vitest";
import { IncrementalCompiler, type RulesFile } from "../../src/dsl/index.ts";
import { sampleOf } from "../../src/mutate/sample.ts";
import { rulesOf } from "../support/rules-of.ts";
import { repetitions } from "../support/soak.ts";
import { variantsOf } from "../support/variants-of.ts";

const games = ["burgundy", "burgundy-dice"];
const seed = 20_261_123;

/** A text in the place of a part of a file. */
interface Break {
  readonly variant: string;
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

describe.each(games)("%s", (name) => {
  const sources = rulesOf(name);
  const breaks = sampleOf(breaksOf(sources), repetitions({ short: 12, long: 10_000 }), seed);

  test(`reports lie in the variant (${breaks.length} slips, seed ${seed})`, () => {
    const elsewhere = breaks.flatMap((slip) => {
      const { diagnostics } = new IncrementalCompiler().check(broken(sources, slip), [
        slip.variant,
      ]);
      return diagnostics
        .filter(({ span }) => span.file !== slip.file)
        .map(({ code, span }) => `${JSON.stringify(slip)}: ${code} in ${span.file}`);
    });

    expect(elsewhere).toEqual([]);
  });
});

function broken(sources: readonly RulesFile[], { file, start, end, text }: Break): RulesFile[] {
  return sources.map((source) =>
    source.path === file
      ? { ...source, text: source.text.slice(0, start) + text + source.text.slice(end) }
      : source,
  );
}

/** Every edit removed, every number in it far too big, every name in it another one. */
function breaksOf(sources: readonly RulesFile[]): Break[] {
  return variantsOf(sources).flatMap(({ id, changes }) =>
    changes.edits.flatMap(({ span }): Break[] => {
      const { file, start, end } = span;
      const text = sources.find(({ path }) => path === file)?.text.slice(start, end) ?? "";
      const slip = (from: number, to: number, now: string) => {
        return { variant: id, file, start: start + from, end: start + to, text: now };
      };
      const replaced = (pattern: RegExp, now: string) =>
        [...text.matchAll(pattern)].map(({ index, 0: found }) =>
          slip(index, index + found.length, now),
        );
      return [
        ...(changes.edits.length > 1 ? [slip(0, text.length, "")] : []),
        ...replaced(/\b\d+\b/g, "77"),
        ...replaced(/(?<=\b(?:to|gain|of|is) )[a-z]\w+/g, "odd"),
      ];
    }),
  );
}
