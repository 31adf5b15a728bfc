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

interface CheckedFiles {
  readonly game: GameFiles;
  readonly reports: readonly Diagnostic[];
  /** Paths of the sentences that have not been read beside their rules; none where there are errors. */
  readonly unread: readonly string[];
}

function checkRules(shell: Shell, { words, values }: Arguments): number {
  const format = parseChoice(shell, "format", values.get("format") ?? "text", formats);
  const games = gamesIn(shell, words);
  const isStrict = values.has("strict");
  const checked = games.map((game): CheckedFiles => {
    const compiler = new IncrementalCompiler();
    const reports = reportsOf(compiler, game).map((report): Diagnostic => {
      return isStrict ? { ...report, severity: "error" } : report;
    });
    const unread = reports.some(isError) ? [] : unreadSentences(shell, compiler, game);
    return { game, reports, unread: unread.map(({ path }) => path) };
  });
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
  const unread = checked.filter((one) => one.unread.length > 0);
  for (const { game, unread: paths } of unread)
    shell.err(shell.texts.sentences.unread(game.name, paths));
  return reports.some(isError) || (isStrict && unread.length > 0) ? 1 : 0;
}

/** Returns the errors of a game and its variants, then its lint warnings. */
function reportsOf(compiler: IncrementalCompiler, game: GameFiles): readonly Diagnostic[] {
  const missing = missingBaseOf(game);
  if (missing !== undefined) return missing;
  const { sources, own } = game;
  if (own !== undefined) return reportsOfOwn(compiler, sources, findOwnVariants(game));
  return [...compiler.checkWithVariants(sources), ...compiler.lintWithVariants(sources)];
}

/** Returns the errors and warnings of variants that lie apart from their game. */
function reportsOfOwn(
  compiler: IncrementalCompiler,
  sources: readonly RulesFile[],
  variants: readonly string[],
): readonly Diagnostic[] {
  const errors = variants.flatMap((id) => compiler.check(sources, [id]).diagnostics);
  return [...errors, ...variants.flatMap((id) => compiler.lint(sources, [id]))];
}

function printReports(shell: Shell, checked: readonly CheckedFiles[]): void {
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
