// `regel prose GAME [RULE …]` prints what players read of the rules, with sources and open questions;
// with `--exact` all that a rule says, with `--all` the games of the project one after another.

import {
  blocksText,
  checkGame,
  compileGame,
  exactReadingOf,
  findNearest,
  isShownAsData,
  type Meta,
  playerTextOf,
  type Rule,
  rulesOf,
  rulesWithVariants,
} from "../../dsl/index.ts";
import type { Arguments, Command } from "../arguments.ts";
import { findGame, findGames, type GameFiles } from "../files.ts";
import { createBrokenRulesError } from "../load-game.ts";
import { formatCitations } from "../render/sources.ts";
import { emptySurvey, surveyRules } from "../sentences/prose-survey.ts";
import { CommandError, type Shell } from "../shell.ts";
import { readVariedGame } from "../variant-arguments.ts";

export const proseCommand: Command = {
  flags: { variant: "value", exact: "switch", all: "switch" },
  run: printRules,
};

function printRules(shell: Shell, args: Arguments): number {
  if (args.values.has("all")) {
    let survey = emptySurvey;
    for (const files of findGames(shell)) {
      const rules = printGame(shell, args, files, []);
      survey = surveyRules(survey, files.name, rules, shell.language);
    }
    shell.out(shell.texts.sentences.survey(survey));
    return 0;
  }
  const [name, ...paths] = args.words;
  if (name === undefined) throw new CommandError(shell.texts.needsArgument("prose", "game"));
  printGame(shell, args, findGame(shell, name), paths);
  return 0;
}

/** Rules that every player needs. */
const courseKinds: ReadonlySet<Rule["kind"]> = new Set(["action", "flow"]);

/** Returns all rules of the game. */
function printGame(
  shell: Shell,
  args: Arguments,
  found: GameFiles,
  paths: readonly string[],
): readonly Rule[] {
  const { files, variants } = readVariedGame(shell, args, found);
  const { diagnostics, game } = checkGame(files.sources, variants);
  const { compiled } = compileGame(files.sources, variants);
  if (game === undefined || compiled === undefined) {
    throw createBrokenRulesError(shell, files, diagnostics, variants);
  }
  const base = variants.length === 0 ? undefined : checkGame(files.sources).game;
  const rules = base === undefined ? rulesOf(game) : rulesWithVariants(game, base);
  const wanted = paths.length === 0 ? rules : paths.map((path) => ruleAt(shell, rules, path));
  const isExact = args.values.has("exact");
  // Rules that players do not meet are printed where their paths are given.
  const printed = wanted.filter(
    (rule) =>
      isExact ||
      paths.length > 0 ||
      (!isShownAsData(rule) && playerTextOf(rule, shell.language).blocks.length > 0),
  );
  const texts = printed.map((rule) => renderRule(shell, compiled.meta, rule, isExact));
  shell.out(`${texts.join("\n\n")}${args.values.has("all") ? "\n" : ""}`);
  const untold = wanted.filter((rule) => courseKinds.has(rule.kind) && !printed.includes(rule));
  if (untold.length > 0 && !args.values.has("all")) {
    shell.err(shell.texts.sentences.untold(untold.map(({ path }) => path)));
  }
  return rules;
}

function ruleAt(shell: Shell, rules: readonly Rule[], path: string): Rule {
  const found = rules.find((rule) => rule.path === path);
  if (found !== undefined) return found;
  const known = rules.map((rule) => rule.path);
  throw new CommandError(shell.texts.compare.unknownRule(path, findNearest(path, known)));
}

/** Renders a rule, followed by its sources and open questions. */
function renderRule(shell: Shell, meta: Meta, rule: Rule, isExact: boolean): string {
  const { texts, language, colours } = shell;
  const [owner = rule.path] = rule.path.split(".");
  const cites = formatCitations(shell, meta, rule.path, owner);
  const questions = meta.questions.filter(({ about }) => about.includes(rule.path));
  const lines = [
    ...(cites === "" ? [] : cites.split("\n").map((line) => colours.dim(line))),
    ...questions.flatMap(({ text, readings, isChanged }) => [
      texts.compare[isChanged ? "questionOfOriginal" : "openQuestion"](text[language]),
      ...readings.map((id) => `  ${readingText(shell, meta, id)}`),
    ]),
  ];
  const heading = `${rule.title[language]} [${rule.path}]`;
  const { kind, blocks } = playerTextOf(rule, language);
  const isGenerated = isExact || kind === "unworded";
  const body = blocksText(isGenerated ? exactReadingOf(rule, language) : blocks, "  ");
  const lead = kind === "void" && !isExact ? [`  ${texts.sentences.originally}`] : [];
  return [colours.bold(heading), ...lead, body, ...lines.map((line) => `  ${line}`)].join("\n");
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
