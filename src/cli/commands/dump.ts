// `regel dump --stage STAGE FILE|GAME`: prints the output of a compiler stage.

import {
  checkGame,
  parse,
  parseWithCst,
  printAst,
  printCodeTree,
  printCst,
  printIr,
  printTokens,
  treePasses,
} from "../../dsl/index.ts";
import { type Arguments, type Command, parseChoice, readOnlyWord } from "../arguments.ts";
import { findGame, type GameFiles } from "../files.ts";
import { compileGameOrFail, createBrokenRulesError } from "../load-game.ts";
import { CommandError, type Shell } from "../shell.ts";
import { readVariants, readVariedGame } from "../variant-arguments.ts";

export const dumpCommand: Command = {
  flags: { stage: "value", after: "value", variant: "value" },
  run: dumpStage,
};

const stages = ["tokens", "cst", "ast", "ir", "code", "js"] as const;
type Stage = (typeof stages)[number];

function dumpStage(shell: Shell, args: Arguments): number {
  const name = readOnlyWord(shell, args, "dump", "file");
  const word = args.values.get("stage");
  if (word === undefined) throw new CommandError(shell.texts.needsStage(stages));
  const stage = parseChoice(shell, "stage", word, stages);
  const found = findGame(shell, name);
  const isMerged = stage === "ir" || stage === "code" || stage === "js";
  const after = args.values.get("after");
  if (after !== undefined && stage !== "code")
    throw new CommandError(shell.texts.noAfterInStage(stage));
  const pass = after === undefined ? undefined : parseChoice(shell, "after", after, treePasses);
  const { files, variants } = isMerged
    ? readVariedGame(shell, args, found)
    : { files: found, variants: readVariants(shell, args) };
  if (variants.length > 0 && !isMerged) {
    throw new CommandError(shell.texts.noVariantsInStage(stage));
  }
  if (stage === "code") {
    const game = checkedGame(shell, files, variants);
    shell.out(printCodeTree(game, pass).trimEnd());
  } else shell.out(dumped(shell, files, stage, variants).trimEnd());
  return 0;
}

function dumped(
  shell: Shell,
  game: GameFiles,
  stage: Exclude<Stage, "code">,
  variants: readonly string[],
): string {
  const parsed = () => game.sources.map((source) => parse(source));
  switch (stage) {
    case "js":
      return compileGameOrFail(shell, game, variants, "playouts").js;
    case "ir":
      return printIr(checkedGame(shell, game, variants));
    case "tokens":
      return parsed()
        .map(({ tokens }) => printTokens(tokens))
        .join("");
    case "cst":
      return game.sources.map((source) => printCst(parseWithCst(source).cst)).join("");
    case "ast":
      return parsed()
        .map(({ ast }) => printAst(ast))
        .join("");
    default:
      return stage satisfies never;
  }
}

function checkedGame(shell: Shell, files: GameFiles, variants: readonly string[]) {
  const { diagnostics, game } = checkGame(files.sources, variants);
  if (game === undefined) throw createBrokenRulesError(shell, files, diagnostics, variants);
  return game;
}
