// The command of lenses that runs one example and returns its status.

import {
  type ExecuteCommandParams,
  MessageType,
  ShowMessageNotification,
} from "vscode-languageserver";
import { type ExampleStatus, outcomeKey, playExample } from "./examples.ts";
import { runExampleCommand } from "./lenses.ts";
import type { ServerState } from "./state.ts";
import { lspTexts } from "./texts.ts";

/**
 * Runs the example whose name is at a position. Returns null if there is none, or it cannot be run.
 */
export function runExampleCommandAt(
  state: ServerState,
  { command, arguments: given = [] }: ExecuteCommandParams,
): ExampleStatus | null {
  const [uri, start, name]: readonly unknown[] = given;
  if (command !== runExampleCommand || typeof uri !== "string" || typeof start !== "number")
    return null;
  const of = state.fileAt(uri);
  if (of === undefined) return null;
  const { connection, language } = state;
  const said = lspTexts[language];
  const outcome = playExample(of.game, outcomeKey(of.file, start), language);
  const show = (type: MessageType, message: string) => {
    void connection.sendNotification(ShowMessageNotification.type, { type, message });
  };
  if (outcome === undefined) {
    show(MessageType.Warning, said.unknownExample(String(name)));
    return null;
  }
  const sentence = said.result(String(name), outcome.passed, outcome.problem);
  show(outcome.passed ? MessageType.Info : MessageType.Error, sentence);
  return outcome;
}
