// Warns about files in an older version of the language.

import { versionOf } from "../../check/language-version.ts";
import { LANGUAGE_VERSION } from "../../source/version.ts";
import type { LintContext } from "../lint-context.ts";

/** Warns where a file names an older version, or uses its words without naming one. */
export function checkLanguageVersion(linted: LintContext): void {
  const { files } = linted.rules;
  for (const file of files) {
    const [word] = file.formerWords;
    const isOlder = (file.language?.version ?? LANGUAGE_VERSION) < LANGUAGE_VERSION;
    const isUnnamed = versionOf(file, files) === undefined;
    const span = isOlder ? file.language?.span : isUnnamed ? word?.span : undefined;
    if (span !== undefined) linted.warn("older-language", span, { newest: LANGUAGE_VERSION });
  }
}
