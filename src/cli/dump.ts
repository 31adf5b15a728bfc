// `regel dump --stage STAGE FILE|GAME`: shows what the compiler makes of rules, stage by stage.

import { printAst, printCst, printIr, printTokens } from "../dsl/index.ts";
import { type Arguments, type Flags, oneOf, onlyWord } from "./arguments.ts";
import { findGame } from "./files.ts";
import { compiledGame } from "./language.ts";
import { Refusal, type Shell } from "./output.ts";

export const dumpFlags: Flags = { stage: "value" };

const stages = ["tokens", "cst", "ast", "ir", "js"] as const;
type Stage = (typeof stages)[number];

export function dump(shell: Shell, args: Arguments): number {
  const name = onlyWord(shell, args, "dump", "file");
  const word = args.values.get("stage");
  if (word === undefined) throw new Refusal(shell.texts.needsStage(stages));
  shell.out(dumped(shell, name, oneOf(shell, "stage", word, stages)));
  return 0;
}

function dumped(shell: Shell, name: string, stage: Stage): string {
  const game = findGame(shell, name);
  switch (stage) {
    case "js":
      return compiledGame(shell, game).js;
    case "ir":
      return printIr(game.sources);
    case "tokens":
      return game.sources.map(printTokens).join("\n");
    case "cst":
      return game.sources.map(printCst).join("\n");
    case "ast":
      return game.sources.map(printAst).join("\n");
    default:
      return stage satisfies never;
  }
}
