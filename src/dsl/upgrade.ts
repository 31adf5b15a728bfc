// Rewrites rules of an older version of the language, and proves that they are the same game.

import { format } from "./format/format.ts";
import { IncrementalCompiler } from "./incremental-compiler.ts";
import { printProse } from "./prose/print.ts";
import { rulesOf } from "./prose/rules-of.ts";
import { isSameProgram } from "./same-program.ts";
import { applyEdits, type SourceEdit } from "./source/edit.ts";
import type { RulesFile } from "./source/source.ts";
import { LANGUAGE_VERSION } from "./source/version.ts";
import { type Parsed, parse } from "./syntax/parse.ts";
import { variantsIn } from "./variants/catalogue.ts";

/**
 * Returns a file in the newest version of the language, laid out: former words are replaced, and a
 * file that names an older version, or declares the game, names the newest. Returns the file itself
 * if nothing is to be replaced or its syntax has errors.
 */
export function upgradeFile(file: RulesFile): RulesFile {
  const edits = upgradeEdits(file, parse(file));
  if (edits.length === 0) return file;
  const result = format({ ...file, text: applyEdits(file.text, edits) });
  return "text" in result ? { ...file, text: result.text } : file;
}

function upgradeEdits({ path }: RulesFile, { ast, tokens }: Parsed): SourceEdit[] {
  const edits = ast.formerWords.map(({ now, span }): SourceEdit => ({ span, text: now }));
  const { language, decls } = ast;
  if (language !== undefined)
    return language.version < LANGUAGE_VERSION
      ? [...edits, { span: language.span, text: String(LANGUAGE_VERSION) }]
      : edits;
  if (!decls.some(({ kind }) => kind === "game")) return edits;
  const start = tokens[0]?.startOffset ?? 0;
  const span = { file: path, start, end: start };
  return [...edits, { span, text: `language ${LANGUAGE_VERSION}\n\n` }];
}

/**
 * Returns whether two texts of a game are the same game: without variants and with each of them, the
 * program and all prose of the rules are the same. Returns false for a game with errors.
 */
export function isSameGame(before: readonly RulesFile[], after: readonly RulesFile[]): boolean {
  const variants = variantsIn(before.flatMap((file) => parse(file).ast.decls));
  const compiler = new IncrementalCompiler();
  return [[], ...variants.map(({ id }) => [id])].every((chosen) =>
    isSameWith(compiler, before, after, chosen),
  );
}

/** Returns whether two texts of a game are the same game with these variants. */
export function isSameWith(
  compiler: IncrementalCompiler,
  before: readonly RulesFile[],
  after: readonly RulesFile[],
  chosen: readonly string[],
): boolean {
  const [one, other] = [before, after].map((files) => compiler.check(files, chosen).game);
  if (one === undefined || other === undefined) return false;
  if (!isSameProgram(one, other)) return false;
  const [rules, others] = [rulesOf(one), rulesOf(other)];
  return (["de", "en"] as const).every(
    (language) => printProse(rules, language) === printProse(others, language),
  );
}
