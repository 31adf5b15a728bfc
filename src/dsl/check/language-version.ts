// The version of the language that files are written in.

import { FIRST_LANGUAGE, LANGUAGE_VERSION } from "../source/version.ts";
import type * as ast from "../syntax/ast.ts";
import type { Context } from "./context.ts";

/** Reports versions that do not exist, and words of language 1 in files of a later one. */
export function checkVersions(ctx: Context, files: readonly ast.File[]): void {
  for (const file of files) {
    const { language } = file;
    if (language !== undefined && !isKnown(language.version)) {
      const { version } = language;
      ctx.report("unknown-version", language.span, { version, newest: LANGUAGE_VERSION });
    }
    if (versionOf(file, files) !== LANGUAGE_VERSION) continue;
    for (const { was, now, span } of file.formerWords)
      ctx.report("former-word", span, { was, now });
  }
}

function isKnown(version: number): boolean {
  return version >= FIRST_LANGUAGE && version <= LANGUAGE_VERSION;
}

/**
 * Returns the version that a file names. One without it has that of its game, unless it only
 * consists of variants, which may be older than the game. `undefined` if nothing names a version.
 */
export function versionOf(
  { language, decls }: ast.File,
  files: readonly ast.File[],
): number | undefined {
  if (language !== undefined) return language.version;
  if (decls.length > 0 && decls.every(({ kind }) => kind === "variant")) return undefined;
  const game = files.find((file) => file.decls.some(({ kind }) => kind === "game"));
  return game?.language?.version;
}
