// An author at work on a house rule of a game, for tests of what is told about it.

import type { RulesFile } from "../../src/dsl/index.ts";
import { sourcesWith } from "../../src/playground/project.ts";
import type { RuleChangeView } from "../../src/worker/inspection/rule-changes.ts";
import { PlaygroundService } from "../../src/worker/playground/playground-service.ts";
import { rulesOf } from "../support/rules-of.ts";

export const base = rulesOf("burgundy");
export const ownPath = "rules/burgundy/variants/mine.regel";

export function ownFile(body: string): RulesFile {
  return {
    path: ownPath,
    text: `variant mine of burgundy {\n  de "Meine" en "Mine"\n${body}\n}\n`,
  };
}

/** A workshop that has taken a house rule; it must be without errors. */
export function workshopWith(...bodies: readonly string[]): PlaygroundService {
  const workshop = new PlaygroundService();
  for (const body of bodies) {
    const taken = workshop.take(sourcesWith(base, [ownFile(body)]), ["mine"], "en");
    if (taken.kind !== "game") throw new Error(taken.faults.map(({ text }) => text).join("\n"));
  }
  return workshop;
}

/** One side of a change as a text, its marked words in brackets. */
export function told(
  change: RuleChangeView | undefined,
  language: "de" | "en",
  side: "a" | "b",
): string {
  const lines = change?.texts[language][side]?.lines ?? [];
  return lines
    .map(({ segments }) =>
      segments.map(({ text, changed }) => (changed ? `[${text.trim()}]` : text)).join(""),
    )
    .join("\n");
}
