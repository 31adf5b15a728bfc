// The two programs of each code's page.

import { readdirSync, readFileSync } from "node:fs";
import type { DiagnosticCode } from "../../src/dsl/diagnostics/catalog.ts";

const folder = "src/content/codes";

export interface CodePrograms {
  readonly code: DiagnosticCode;
  readonly wrong: string;
  readonly right: string;
}

/** Of every code that has a folder. */
export const codePrograms: readonly CodePrograms[] = readdirSync(folder).map((code) => {
  const read = (name: string) => readFileSync(`${folder}/${code}/${name}.regel`, "utf8");
  return { code: code as DiagnosticCode, wrong: read("wrong"), right: read("right") };
});
