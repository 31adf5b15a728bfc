// What must hold of the compiler for any text whatever; says what does not.

import { message, renderDiagnostic } from "../../../src/dsl/diagnostics/render/render.ts";
import {
  type Diagnostic,
  format,
  type Game,
  IncrementalCompiler,
  loadGame,
  RuleError,
} from "../../../src/dsl/index.ts";

/** What is wrong with how a text is handled, in one line; nothing if all is well. */
export function findFault(text: string, variants: readonly string[] = []): string | undefined {
  const path = "any.regel";
  const sources = [{ path, text }];
  const project = new IncrementalCompiler();
  try {
    const { diagnostics, compiled } = project.compile(sources, variants);
    const reports = [...diagnostics, ...project.lint(sources, variants)];
    const odd = reports.find((one) => !isWell(one, text));
    if (odd !== undefined) return `an odd report: ${odd.code} at ${odd.span.start}–${odd.span.end}`;
    const failed = diagnostics.some(({ severity }) => severity === "error");
    if (failed === (compiled !== undefined)) return "neither a program nor an error";
    if (compiled !== undefined) play(loadGame(compiled));
    const once = format({ path, text });
    if (!("text" in once)) return undefined;
    const twice = format({ path, text: once.text });
    return "text" in twice && twice.text === once.text ? undefined : "laid out twice is different";
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

/** Every report has its places in the text, and words in both languages. */
function isWell(report: Diagnostic, text: string): boolean {
  const places = [report.span, ...report.labels.map(({ span }) => span)];
  const isInside = places.every(
    ({ start, end }) => 0 <= start && start <= end && end <= text.length,
  );
  const words = message("de", report) + renderDiagnostic("en", report, text);
  return isInside && !/undefined|NaN|\[object/.test(words.replaceAll(text, ""));
}

/** Rules may ask for the impossible or go on for ever; then the game says so. */
function play(game: Game): void {
  try {
    game.playout(game.start({ players: game.meta.players.min, seed: 1 }), { below: () => 0 }, 200);
  } catch (error) {
    const isLong = error instanceof RangeError && error.message.includes("has not ended");
    if (!(error instanceof RuleError) && !isLong) throw error;
  }
}
