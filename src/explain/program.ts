// Completes the program of a code's page to a game and checks it.

import { type Diagnostic, IncrementalCompiler, type RulesFile, topics } from "../dsl/index.ts";

/** Declarations that every game needs, so that programs can omit them. */
const needed = {
  game: 'game reef { de "Riff" en "reef" players 2..4 }',
  flow: "flow {}",
  ranking: "ranking { most score }",
} as const;

/**
 * Adds the game, flow and ranking that a program lacks, except the one that the code reports
 * missing.
 */
export function completeProgram(text: string, code?: string): string {
  const lacking = Object.entries(needed).filter(
    ([kind]) => code !== `missing-${kind}` && !new RegExp(`^${kind}\\b`, "m").test(text),
  );
  return lacking.map(([, declaration]) => declaration).join("\n");
}

/** The file name of programs in diagnostics. */
export const PROGRAM = "reef.regel";

/** Returns all diagnostics of a program that demonstrates a code. */
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

/** Returns the lint warnings of the program; that about missing examples only for its own code. */
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

/** Returns the variants named in the first line of a program: `// played with calm, wild` */
function variantsInForce(text: string): readonly string[] | undefined {
  return /^\/\/ played with (.+)$/m.exec(text)?.[1]?.split(", ");
}
