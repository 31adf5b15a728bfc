// Learning progress by rule: stored in the browser, independent of the language.

interface Mastery {
  /** Numbers of exercises about the rule that were begun, solved, and solved without help. */
  readonly seen: number;
  readonly solved: number;
  readonly unaided: number;
  /** Number of wrong moves and answers. */
  readonly wrong: number;
}

/** How an exercise was solved: after seeing the move, with hints, or without any help. */
export type SolutionQuality = "shown" | "solved" | "unaided";

/** From the least to the best. */
export const qualities: readonly SolutionQuality[] = ["shown", "solved", "unaided"];

export interface LessonProgress {
  readonly version: 1;
  /** Key: game and rule, "reef/tide". */
  readonly rules: Readonly<Record<string, Mastery>>;
  /** Key: game and example, "reef/twoPearls". */
  readonly exercises: Readonly<Record<string, SolutionQuality>>;
}

/** The parts of an exercise that progress depends on. */
export interface Practised {
  readonly id: string;
  readonly rules: readonly string[];
}

export const noProgress: LessonProgress = { version: 1, rules: {}, exercises: {} };
const untouched: Mastery = { seen: 0, solved: 0, unaided: 0, wrong: 0 };

/** Returns the counts of a rule; zeros if it was never practised. */
export function masteryOf({ rules }: LessonProgress, rule: string): Mastery {
  return rules[rule] ?? untouched;
}

/** Returns the keys of an exercise's rules. */
export function listRuleKeys({ id, rules }: Practised): string[] {
  const [game] = id.split("/");
  return rules.map((rule) => `${game}/${rule}`);
}

/** Returns the progress after an exercise was begun. */
export function withSeen(progress: LessonProgress, exercise: Practised): LessonProgress {
  return changed(progress, listRuleKeys(exercise), (one) => ({ ...one, seen: one.seen + 1 }));
}

/**
 * Counts a wrong move for the broken rule, if the exercise is about that rule, otherwise for all
 * its rules.
 */
export function withWrong(
  progress: LessonProgress,
  exercise: Practised,
  broken?: string,
): LessonProgress {
  const rules = exercise.rules.filter((rule) => rule === broken);
  const about = rules.length > 0 ? { ...exercise, rules } : exercise;
  return changed(progress, listRuleKeys(about), (one) => ({ ...one, wrong: one.wrong + 1 }));
}

/** Returns the progress after an exercise was solved. */
export function withSolved(
  progress: LessonProgress,
  exercise: Practised,
  outcome: SolutionQuality,
): LessonProgress {
  const isUnaided = outcome === "unaided";
  const { rules } = changed(progress, listRuleKeys(exercise), (one) => ({
    ...one,
    solved: one.solved + 1,
    unaided: one.unaided + Number(isUnaided),
  }));
  const before = progress.exercises[exercise.id];
  const best = qualities.findLast((one) => one === before || one === outcome) ?? outcome;
  return { ...progress, rules, exercises: { ...progress.exercises, [exercise.id]: best } };
}

function changed(
  progress: LessonProgress,
  keys: readonly string[],
  change: (mastery: Mastery) => Mastery,
): LessonProgress {
  const rules = { ...progress.rules };
  for (const key of keys) rules[key] = change(masteryOf(progress, key));
  return { ...progress, rules };
}

// As a file ---------------------------------------------------------------------

/** Formats the progress as the text of a file. */
export function writeProgress(progress: LessonProgress): string {
  return `${JSON.stringify(progress, undefined, 2)}\n`;
}

/** Returns the progress in a text, or `undefined` if there is none. */
export function readProgress(text: string): LessonProgress | undefined {
  try {
    const found: unknown = JSON.parse(text);
    return isProgress(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

function isProgress(found: unknown): found is LessonProgress {
  if (!isRecord(found) || found.version !== 1) return false;
  const { rules, exercises } = found;
  return (
    isRecord(rules) &&
    Object.values(rules).every(isMastery) &&
    isRecord(exercises) &&
    Object.values(exercises).every((one) => qualities.some((quality) => quality === one))
  );
}

function isMastery(found: unknown): boolean {
  return (
    isRecord(found) &&
    ["seen", "solved", "unaided", "wrong"].every((key) => {
      const count = found[key];
      return typeof count === "number" && Number.isInteger(count) && count >= 0;
    })
  );
}

function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}
