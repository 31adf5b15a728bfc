// Impact analysis: content that a rule change affects, such as sections and lessons that show or
// cite a rule, examples that test it, and saved games.

import type { ChangeGroup, DisplayText, Game } from "../dsl/index.ts";
import type { GameRecord } from "../play/session/record.ts";
import { replay } from "../play/session/replay.ts";
import type { ChangedExample } from "./examples.ts";

/** A chapter or lesson, with what it shows. */
export interface Section {
  readonly id: string;
  readonly title: DisplayText;
  readonly href: DisplayText;
  /** Names of the rules it is about, and ids of the examples it shows. */
  readonly rules: readonly string[];
  readonly examples: readonly string[];
}

/** Content about the rules. */
export interface ContentIndex {
  readonly sections: readonly Section[];
  readonly records: readonly { readonly name: string; readonly record: GameRecord }[];
}

/** Content that a change affects. */
export interface Impact {
  readonly sections: readonly Section[];
  /** Examples that test a changed rule, with or without another outcome. */
  readonly examples: readonly string[];
  /** Saved games that can no longer be replayed, with the reason. */
  readonly records: readonly { readonly name: string; readonly why: DisplayText }[];
}

/** Finds the content that a group affects: `before` is the game without it, `after` with it. */
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
      // A record that was already invalid is not affected.
      if (replay(before, record).kind === "problem") return [];
      const replayed = replay(after, record);
      return replayed.kind === "problem" ? [{ name, why: replayed.problem.text }] : [];
    }),
  };
}
