// `regel prose GAME [RULE …]`: prints the rules as prose, with sources and open questions.

import {
  checkGame,
  compileGame,
  findNearest,
  type Meta,
  printProse,
  type Rule,
  rulesOf,
} from "../../dsl/index.ts";
import type { Arguments, Command } from "../arguments.ts";
import { findGame } from "../files.ts";
import { createBrokenRulesError } from "../load-game.ts";
import { formatCitations } from "../render/sources.ts";
import { CommandError, type Shell } from "../shell.ts";
import { readVariants } from "../variant-arguments.ts";

export const proseCommand: Command = {
  flags: { variant: "value" },
  run: printRules,
};

function printRules(shell: Shell, args: Arguments): number {
  const [name, ...paths] = args.words;
  if (name === undefined) throw new CommandError(shell.texts.needsArgument("prose", "game"));
  const files = findGame(shell, name);
  const variants = readVariants(shell, args);
  const { diagnostics, game } = checkGame(files.sources, variants);
  const { compiled } = compileGame(files.sources, variants);
  if (game === undefined || compiled === undefined) {
    throw createBrokenRulesError(shell, files, diagnostics, variants);
  }
  const rules = rulesOf(game);
  const wanted = paths.length === 0 ? rules : paths.map((path) => ruleAt(shell, rules, path));
  shell.out(wanted.map((rule) => renderRule(shell, compiled.meta, rule)).join("\n\n"));
  return 0;
}

function ruleAt(shell: Shell, rules: readonly Rule[], path: string): Rule {
  const found = rules.find((rule) => rule.path === path);
  if (found !== undefined) return found;
  const known = rules.map((rule) => rule.path);
  throw new CommandError(shell.texts.compare.unknownRule(path, findNearest(path, known)));
}

/** Renders a rule, followed by its sources and open questions. */
function renderRule(shell: Shell, meta: Meta, rule: Rule): string {
  const { texts, language, colours } = shell;
  const [owner = rule.path] = rule.path.split(".");
  const cites = formatCitations(shell, meta, rule.path, owner);
  const questions = meta.questions.filter(({ about }) => about.includes(rule.path));
  const lines = [
    ...(cites === "" ? [] : [colours.dim(cites)]),
    ...questions.flatMap(({ text, readings }) => [
      texts.compare.openQuestion(text[language]),
      ...readings.map((id) => `  ${readingText(shell, meta, id)}`),
    ]),
  ];
  const [heading = "", ...body] = printProse([rule], language).split("\n");
  return [colours.bold(heading), ...body, ...lines.map((line) => `  ${line}`)].join("\n");
}

/** Formats a reading with its id; the active one is marked. */
function readingText(
  { texts, language }: Shell,
  { variants, questions, chosen }: Meta,
  id: string,
) {
  const variant = variants.find((one) => one.id === id);
  const others = questions.find((question) => question.readings.includes(id))?.readings ?? [];
  const isFirst = others[0] === id && !others.some((one) => chosen.includes(one));
  const inForce = isFirst || chosen.includes(id) ? ` ${texts.compare.inForce}` : "";
  return `${id}${inForce}: ${variant?.text[language] ?? ""}`;
}
