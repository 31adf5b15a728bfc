// `regel variants GAME`: lists the variants of a game, and the open questions of its rules.

import type { Meta } from "../../dsl/index.ts";
import { type Arguments, type Command, readOnlyWord } from "../arguments.ts";
import { findGame } from "../files.ts";
import { formatLine, gameOf } from "../load-game.ts";
import { formatCitations } from "../render/sources.ts";
import type { Shell } from "../shell.ts";
import { withAllVariantsApart } from "../variants-apart.ts";

export const variantsCommand: Command = {
  flags: {},
  run: listVariants,
};

function listVariants(shell: Shell, args: Arguments): number {
  const found = findGame(shell, readOnlyWord(shell, args, "variants", "game"));
  const { meta } = gameOf(shell, withAllVariantsApart(shell, found));
  const { texts, colours, language } = shell;
  const own = meta.variants.filter(({ question }) => question === undefined);
  const blocks = [
    colours.bold(meta.title[language]),
    ...(own.length === 0
      ? [texts.compare.noVariants]
      : own.map((one) => variantText(shell, meta, one))),
    ...(meta.questions.length === 0 ? [] : [colours.bold(texts.compare.openQuestions)]),
    ...meta.questions.map((question) => questionText(shell, meta, question)),
  ];
  shell.out(blocks.join("\n\n"));
  return 0;
}

function variantText(shell: Shell, meta: Meta, variant: Meta["variants"][number]): string {
  const { texts, colours, language } = shell;
  const { id, text, base, source } = variant;
  return [
    `${colours.bold(id)}  ${text[language]}`,
    `  ${base === undefined ? texts.compare.ofGame : texts.compare.ofVariant(base)}`,
    ...indented(formatCitations(shell, meta, id)),
    `  ${colours.dim(formatLine(meta, source))}`,
  ].join("\n");
}

function questionText(shell: Shell, meta: Meta, question: Meta["questions"][number]): string {
  const { texts, colours, language } = shell;
  const readings = question.readings.flatMap((id, index) => {
    const text = meta.variants.find((one) => one.id === id)?.text[language] ?? "";
    const inForce = index === 0 ? ` ${texts.compare.inForce}` : "";
    const lines = [`  ${colours.bold(id)}${inForce}`, `    ${text}`];
    return [...lines, ...indented(formatCitations(shell, meta, id)).map((line) => `  ${line}`)];
  });
  const heading = `${question.text[language]} (${question.about.join(", ")})`;
  return [heading, ...readings, `  ${colours.dim(formatLine(meta, question.source))}`].join("\n");
}

function indented(text: string): string[] {
  return text === "" ? [] : [`  ${text}`];
}
