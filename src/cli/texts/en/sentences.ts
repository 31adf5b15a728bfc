// English texts of `regel told` and of what `regel check` says about sentences.

import type { ProseSurvey } from "../../sentences/prose-survey.ts";
import { pluralize } from "../pluralize.ts";

const list = (paths: readonly string[]) => paths.map((path) => `\`${path}\``).join(", ");

export const sentencesEn = {
  states: {
    read: "read",
    new: "not read yet",
    reworded: "in other words than when it was read",
    stale: "its rules have changed since it was read",
  },
  originally: "In the original:",
  summary: (all: number, read: number): string =>
    `${pluralize(all, "sentence", "sentences")}, ${read} of them read beside their rules.`,
  untold: (paths: readonly string[]): string =>
    `No sentence for players tells ${paths.join(", ")}: \`tells\` writes one, \`--exact\` shows what these rules say.`,
  survey: ({ counts, longest }: ProseSurvey): string => {
    const { authored, generated, unworded } = counts;
    const all = authored + generated + counts.void + unworded;
    const layers = `${pluralize(all, "rule", "rules")}: ${authored} in an author's sentences, ${generated} in generated ones, ${unworded} read exactly or as lists only.`;
    if (longest === undefined) return layers;
    const { words, game, path, text } = longest;
    return `${layers}\nThe longest sentence for players has ${words} words (${game}, \`${path}\`): ${text}`;
  },
  accepted: (paths: readonly string[]): string => `Noted as read: ${list(paths)}.`,
  needsPath:
    "`regel told accept` needs a game and the path of one sentence: `regel told accept burgundy take`.",
  oneAtATime: (path: string): string =>
    `\`${path}\` is one path too many: sentences are read and accepted one at a time.`,
  unknown: (path: string, nearest: string | undefined): string =>
    nearest === undefined
      ? `There is no sentence about \`${path}\`.`
      : `There is no sentence about \`${path}\`. Did you mean \`${nearest}\`?`,
  unread: (name: string, paths: readonly string[]): string =>
    `${pluralize(paths.length, "sentence", "sentences")} of ${name} to be read beside the rules: ${list(paths)}. \`regel told ${name}\` shows them.`,
};

export type SentencesTexts = typeof sentencesEn;
