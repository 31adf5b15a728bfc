// What a change touches beyond the rules themselves: sections and lessons that show or cite them,
// examples that prove them, saved games.

import type { ChangeGroup, DisplayText, Game } from "../dsl/index.ts";
import type { GameRecord } from "../play/session/record.ts";
import { replay } from "../play/session/replay.ts";
import type { ChangedExample } from "./examples.ts";

/** A chapter, lesson or the like, and what it shows. */
export interface Section {
  readonly id: string;
  readonly title: DisplayText;
  readonly href: DisplayText;
  /** Names of rules it is about, and of examples it shows. */
  readonly rules: readonly string[];
  readonly examples: readonly string[];
}

/** What there is around the rules. */
export interface ContentIndex {
  readonly sections: readonly Section[];
  readonly records: readonly { readonly name: string; readonly record: GameRecord }[];
}

export interface Impact {
  readonly sections: readonly Section[];
  /** Examples that prove what changes, whether they come out differently or not. */
  readonly examples: readonly string[];
  /** Saved games that are not the same game any more, and why. */
  readonly records: readonly { readonly name: string; readonly why: DisplayText }[];
}

/** What the changes of a group touch: `before` without them, `after` with them. */
export function findImpact(
  group: ChangeGroup,
  changed: readonly ChangedExample[],
  { before, after }: { readonly before: Game; readonly after: Game },
  { sections, records }: ContentIndex,
): Impact {
  const names = new Set([
    ...group.names,
    ...group.differences.flatMap(({ path }) => path.split(".")),
  ]);
  const proving = after.meta.examples.filter(({ proves }) => proves.some((one) => names.has(one)));
  const examples = [...new Set([...proving, ...changed].map(({ id }) => id))];
  return {
    sections: sections.filter(
      (section) =>
        section.rules.some((rule) => names.has(rule)) ||
        section.examples.some((id) => examples.includes(id)),
    ),
    examples,
    records: records.flatMap(({ name, record }) => {
      // What does not hold as it is, is not touched.
      if (replay(before, record).kind === "problem") return [];
      const replayed = replay(after, record);
      return replayed.kind === "problem" ? [{ name, why: replayed.problem.text }] : [];
    }),
  };
}
