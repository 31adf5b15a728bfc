// A small program of the page of a code, completed to a game and checked.

import { type Diagnostic, IncrementalCompiler, type RulesFile, topics } from "../dsl/index.ts";

/** What every game needs, so that a program can leave out what it is not about. */
const needed = {
  game: 'game reef { de "Riff" en "reef" players 2..4 }',
  flow: "flow {}",
  ranking: "ranking { most score }",
} as const;

/** What a program lacks of a game, a flow and a ranking, but for what it is to be told to lack. */
export function completeProgram(text: string, code?: string): string {
  const lacking = Object.entries(needed).filter(
    ([kind]) => code !== `missing-${kind}` && !new RegExp(`^${kind}\\b`, "m").test(text),
  );
  return lacking.map(([, declaration]) => declaration).join("\n");
}

/** The file that a program stands in, as reports about it say. */
export const PROGRAM = "reef.regel";

/** Everything that is reported of a program that is to show a code. */
export function reportsOf(code: string, text: string): readonly Diagnostic[] {
  const sources: readonly RulesFile[] = [
    { path: PROGRAM, text },
    { path: "others.regel", text: completeProgram(text, code) },
  ];
  const project = new IncrementalCompiler();
  const chosen = variantsInForce(text);
  if (chosen !== undefined) return project.check(sources, chosen).diagnostics;
  const errors = project.checkWithVariants(sources);
  return isWarning(code) ? [...errors, ...warningsOf(project, sources, code)] : errors;
}

function isWarning(code: string): boolean {
  return topics.some(({ topic, codes }) => topic === "lint" && codes.some((one) => one === code));
}

/** Programs that are not about examples need none. */
function warningsOf(
  project: IncrementalCompiler,
  sources: readonly RulesFile[],
  code: string,
): readonly Diagnostic[] {
  return project
    .lintWithVariants(sources)
    .filter(
      (report) =>
        report.span.file === PROGRAM && (report.code !== "no-examples" || code === "no-examples"),
    );
}

/** The variants that a program names in its head: `// played with calm, wild` */
function variantsInForce(text: string): readonly string[] | undefined {
  return /^\/\/ played with (.+)$/m.exec(text)?.[1]?.split(", ");
}
