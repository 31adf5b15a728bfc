// `regel dump --stage STAGE FILE|GAME`: shows what the compiler makes of rules, stage by stage.

import { checkGame, parse, printAst, printCst, printIr, printTokens } from "../dsl/index.ts";
import { type Arguments, type Command, oneOf, onlyWord } from "./arguments.ts";
import { findGame, type GameFiles } from "./files.ts";
import { brokenRules, compiledGame } from "./language.ts";
import { Refusal, type Shell } from "./output.ts";

export const dumpCommand: Command = {
  flags: { stage: "value" },
  run: dumpStage,
};

const stages = ["tokens", "cst", "ast", "ir", "js"] as const;
type Stage = (typeof stages)[number];

function dumpStage(shell: Shell, args: Arguments): number {
  const name = onlyWord(shell, args, "dump", "file");
  const word = args.values.get("stage");
  if (word === undefined) throw new Refusal(shell.texts.needsStage(stages));
  const stage = oneOf(shell, "stage", word, stages);
  shell.out(dumped(shell, findGame(shell, name), stage).trimEnd());
  return 0;
}

function dumped(shell: Shell, game: GameFiles, stage: Stage): string {
  const parsed = () => game.sources.map((source) => parse(source));
  switch (stage) {
    case "js":
      return compiledGame(shell, game).js;
    case "ir":
      return checkedText(shell, game);
    case "tokens":
      return parsed()
        .map(({ tokens }) => printTokens(tokens))
        .join("");
    case "cst":
      return parsed()
        .map(({ cst }) => printCst(cst))
        .join("");
    case "ast":
      return parsed()
        .map(({ ast }) => printAst(ast))
        .join("");
    default:
      return stage satisfies never;
  }
}

function checkedText(shell: Shell, files: GameFiles): string {
  const { diagnostics, game } = checkGame(files.sources);
  if (game === undefined) throw brokenRules(shell, files, diagnostics);
  return printIr(game);
}
