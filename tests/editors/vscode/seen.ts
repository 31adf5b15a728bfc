// What the probe saw of the extension in the editor, and what it should have seen.

import { isDeepStrictEqual } from "node:util";

/** As `probe/probe.js` writes it. */
export interface Seen {
  readonly editor: string;
  readonly problem?: string;
  readonly language: string;
  readonly report: { readonly code: string; readonly page?: string; readonly message: string };
  readonly remedies: readonly string[];
  readonly mended: boolean;
  readonly hover: string;
  readonly completions: readonly string[];
  readonly declaredIn: string;
  readonly colouredNames: number;
  readonly lenses: readonly string[];
  readonly showsPlaces: boolean;
}

/** Returns a line for each thing that is not as it should be. */
export function differencesFrom(seen: Seen): string[] {
  if (seen.problem !== undefined) return [seen.problem];
  const facts: Readonly<Record<string, readonly [found: unknown, expected: unknown]>> = {
    language: [seen.language, "regel"],
    code: [seen.report.code, "outdated-change"],
    page: [seen.report.page, "https://reef.example/rules/en/codes/outdated-change/"],
    message: [seen.report.message.startsWith("`goal` is expected to be 99"), true],
    remedy: [seen.remedies[0], "If the variant still makes sense, write `from 100`."],
    mended: [seen.mended, true],
    hover: [seen.hover.includes("The game ends at 100 points."), true],
    completion: [seen.completions.includes("goal"), true],
    declaration: [/\brules\/classics\/pig\.regel$/.test(seen.declaredIn), true],
    colours: [seen.colouredNames > 10, true],
    lenses: [seen.lenses, ["1 example", "1 example", "✓ passed"]],
    places: [seen.showsPlaces, true],
  };
  return Object.entries(facts)
    .filter(([, [found, expected]]) => !isDeepStrictEqual(found, expected))
    .map(([name, [found, expected]]) => `${name}: ${String(found)} instead of ${String(expected)}`);
}
