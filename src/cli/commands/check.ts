// `regel check [--strict] [PATH …]`: finds errors in rules, and lint warnings.

import { type Diagnostic, IncrementalCompiler, type RulesFile } from "../../dsl/index.ts";
import { type Arguments, type Command, parseChoice } from "../arguments.ts";
import { findGames, findOwnVariants, type GameFiles } from "../files.ts";
import { isError, missingBaseOf, printLimited } from "../load-game.ts";
import { formatReportsJson, type TextOf } from "../render/report-json.ts";
import { formatReportsSarif } from "../render/report-sarif.ts";
import { unreadSentences } from "../sentences/lock.ts";
import type { Shell } from "../shell.ts";

export const checkCommand: Command = {
  flags: { format: "value", strict: "switch" },
  run: checkRules,
};

const formats = ["text", "json", "sarif"] as const;

/** A game and its diagnostics. */
interface GameDiagnostics {
  readonly game: GameFiles;
  readonly reports: readonly Diagnostic[];
}

function checkRules(shell: Shell, { words, values }: Arguments): number {
  const format = parseChoice(shell, "format", values.get("format") ?? "text", formats);
  const games = gamesIn(shell, words);
  const isStrict = values.has("strict");
  const checked = games.map((game) => ({
    game,
    reports: reportsOf(game).map((report): Diagnostic => {
      return isStrict ? { ...report, severity: "error" } : report;
    }),
  }));
  const reports = checked.flatMap((one) => one.reports);
  switch (format) {
    case "text":
      printReports(shell, checked);
      break;
    case "json":
      shell.out(formatReportsJson(shell, reports, textsOf(games)));
      break;
    case "sarif":
      shell.out(formatReportsSarif(shell, reports, textsOf(games)));
      break;
    default:
      format satisfies never;
  }
  const unread = reports.some(isError) ? 0 : reportUnreadSentences(shell, games);
  return reports.some(isError) || (isStrict && unread > 0) ? 1 : 0;
}

/** Names the sentences that have not been read beside their rules, and returns their number. */
function reportUnreadSentences(shell: Shell, games: readonly GameFiles[]): number {
  const unread = games.map((game) => unreadSentences(shell, game).map(({ path }) => path));
  for (const [i, paths] of unread.entries())
    if (paths.length > 0) shell.err(shell.texts.sentences.unread(games[i]?.name ?? "", paths));
  return unread.flat().length;
}

/** Returns the errors of a game and its variants, then its lint warnings. */
function reportsOf(game: GameFiles): readonly Diagnostic[] {
  const missing = missingBaseOf(game);
  if (missing !== undefined) return missing;
  const { sources, own } = game;
  const project = new IncrementalCompiler();
  if (own !== undefined) return reportsOfOwn(project, sources, findOwnVariants(game));
  return [...project.checkWithVariants(sources), ...project.lintWithVariants(sources)];
}

/** Returns the errors and warnings of variants that lie apart from their game. */
function reportsOfOwn(
  project: IncrementalCompiler,
  sources: readonly RulesFile[],
  variants: readonly string[],
): readonly Diagnostic[] {
  const errors = variants.flatMap((id) => project.check(sources, [id]).diagnostics);
  return [...errors, ...variants.flatMap((id) => project.lint(sources, [id]))];
}

function printReports(shell: Shell, checked: readonly GameDiagnostics[]): void {
  let [errors, files, warnings] = [0, 0, 0];
  for (const { game, reports } of checked) {
    files += game.own?.length ?? game.sources.length;
    printLimited(shell, game, reports, shell.out);
    errors += reports.filter(isError).length;
    warnings += reports.length - reports.filter(isError).length;
  }
  shell.out(shell.texts.checked({ games: checked.length, files, errors, warnings }));
}

function textsOf(games: readonly GameFiles[]): TextOf {
  const texts = new Map(
    games.flatMap(({ sources }) => sources.map(({ path, text }) => [path, text] as const)),
  );
  return (path) => texts.get(path) ?? "";
}

/** Returns the games at the paths, each once, by default those in `rules`. */
export function gamesIn(shell: Shell, paths: readonly string[]): GameFiles[] {
  const found =
    paths.length === 0 ? findGames(shell) : paths.flatMap((path) => findGames(shell, path, paths));
  return [...new Map(found.map((game) => [game.path, game])).values()];
}
