// Log entries in sections: those of a move itself, and those of what rules book outside of moves.

import type { DisplayText, LogEntry, MatchGame } from "../../dsl/index.ts";

interface EntrySection {
  readonly heading: DisplayText | undefined;
  readonly isRoll: boolean;
  readonly entries: LogEntry[];
}

/**
 * Splits entries where another rule outside of moves begins; the first section is the move's own.
 * What is rolled outside of moves has a section without a heading.
 */
export function splitByHeading(
  game: Pick<MatchGame, "meta">,
  entries: readonly LogEntry[],
): EntrySection[] {
  const sections: EntrySection[] = [{ heading: undefined, isRoll: false, entries: [] }];
  for (const entry of entries) {
    const heading = headingAt(game.meta, entry.at);
    const last = sections.at(-1);
    const isOutside = heading !== undefined || sections.length > 1;
    const isRoll = isOutside && entry.kind === "chance" && entry.how === "roll";
    const known = isRoll
      ? sections.find((section) => section.isRoll)
      : heading === undefined
        ? last
        : sections.find((section) => section.heading === heading);
    if (known !== undefined) known.entries.push(entry);
    else sections.push({ heading: isRoll ? undefined : heading, isRoll, entries: [entry] });
  }
  return sections;
}

/** Returns the entries that a move itself has caused, without what rules book outside of moves. */
export function ownEntries(
  game: Pick<MatchGame, "meta">,
  entries: readonly LogEntry[],
): readonly LogEntry[] {
  return splitByHeading(game, entries)[0]?.entries ?? [];
}

/** Returns the procedure or event that a span belongs to, if it only runs outside of moves. */
export function headingAt({ log }: MatchGame["meta"], at: number): DisplayText | undefined {
  return log.headings.find(({ spans }) => spans.includes(at))?.text;
}
