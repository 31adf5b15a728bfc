// Merges a backup into what a browser has: it only adds, and replaces nothing that is newer.

import type { SavedProject } from "../../playground/project-store.ts";
import { withNextNumber } from "../../playground/project-store.ts";
import { type LessonProgress, qualities } from "../lesson/progress/progress.ts";
import type { KeptMatch } from "../play/turns/kept-turns.ts";
import { emptyBook, mergeBooks, type PracticeBook } from "../practice/practice-book.ts";
import { type Backup, isLastMatch, type StoredMatch } from "./backup.ts";

interface MergeContext {
  readonly newId: () => string;
  /** Name of a match that was the last one in the other browser. */
  readonly lastName: string;
}

/** Returns what has to be written so that the browser has all of both. */
export function mergeBackup(mine: Backup, theirs: Backup, context: MergeContext): Backup {
  const progress = theirs.progress && mergeProgress(mine.progress, theirs.progress);
  const isNew = JSON.stringify(progress) !== JSON.stringify(mine.progress);
  const known = new Set(mine.settings.map(([key]) => key));
  return {
    progress: isNew ? progress : undefined,
    practice: addPractice(mine.practice, theirs.practice),
    matches: addMatches(mine.matches, theirs.matches, context),
    turns: theirs.turns.filter((match) => isNews(match, mine.turns)),
    projects: addProjects(mine.projects, theirs.projects, context),
    settings: theirs.settings.filter(([key]) => !known.has(key)),
  };
}

/** Returns the book with what the other one adds, or `undefined` if that is nothing. */
function addPractice(
  mine: PracticeBook = emptyBook,
  theirs: PracticeBook = emptyBook,
): PracticeBook | undefined {
  const merged = mergeBooks(mine, theirs);
  return JSON.stringify(merged) === JSON.stringify(mine) ? undefined : merged;
}

/** The better of both for each rule and exercise, so that a file can be taken twice. */
function mergeProgress(mine: LessonProgress | undefined, theirs: LessonProgress): LessonProgress {
  if (mine === undefined) return theirs;
  const rules = { ...mine.rules };
  for (const [key, other] of Object.entries(theirs.rules)) {
    const one = Object.hasOwn(rules, key) ? rules[key] : undefined;
    rules[key] = {
      seen: Math.max(one?.seen ?? 0, other.seen),
      solved: Math.max(one?.solved ?? 0, other.solved),
      unaided: Math.max(one?.unaided ?? 0, other.unaided),
      wrong: Math.max(one?.wrong ?? 0, other.wrong),
    };
  }
  const exercises = { ...mine.exercises };
  for (const [key, other] of Object.entries(theirs.exercises)) {
    const one = Object.hasOwn(exercises, key) ? exercises[key] : undefined;
    exercises[key] = qualities.findLast((quality) => quality === one || quality === other) ?? other;
  }
  return { ...mine, rules, exercises };
}

function addMatches(
  mine: readonly StoredMatch[],
  theirs: readonly StoredMatch[],
  { lastName }: MergeContext,
): StoredMatch[] {
  const taken = new Map(mine.map(({ key, text }) => [key, text]));
  const added: StoredMatch[] = [];
  for (const { key, text } of theirs) {
    const game = key.split("/")[1] ?? "";
    const isThere = [...taken].some(
      ([other, known]) => other.split("/")[1] === game && known === text,
    );
    if (isThere) continue;
    const wanted = isLastMatch(key) && taken.has(key) ? `regelwerk/${game}/${lastName}` : key;
    const free = freeKey(wanted, taken);
    taken.set(free, text);
    added.push({ key: free, text });
  }
  return added;
}

/** Returns the key with the next free number: "Anna", "Anna (2)". */
function freeKey(key: string, taken: ReadonlyMap<string, string>): string {
  let free = key;
  for (let number = 2; taken.has(free); number++) free = `${key} (${number})`;
  return free;
}

/** Whether a match by message is unknown here, or goes on where the one here ends. */
function isNews({ known: { head, turns } }: KeptMatch, mine: readonly KeptMatch[]): boolean {
  const here = mine.find(({ known }) => known.head.id === head.id)?.known;
  if (here === undefined) return true;
  const common = turns.slice(0, here.turns.length);
  return (
    turns.length > here.turns.length &&
    JSON.stringify([head, common]) === JSON.stringify([here.head, here.turns])
  );
}

/** A project that differs from the one with its id is added as another one. */
function addProjects(
  mine: readonly SavedProject[],
  theirs: readonly SavedProject[],
  { newId }: MergeContext,
): SavedProject[] {
  const ids = new Set(mine.map(({ id }) => id));
  const all = [...mine];
  const added: SavedProject[] = [];
  for (const work of theirs) {
    if (all.some((other) => contains(other, work))) continue;
    const copy = ids.has(work.id)
      ? { ...work, id: newId(), project: withNextNumber(work.project) }
      : work;
    ids.add(copy.id);
    all.push(copy);
    added.push(copy);
  }
  return added;
}

/** Whether a project has the same files and at least the same versions. */
function contains(one: SavedProject, other: SavedProject): boolean {
  const versions = new Set(one.versions.map(({ id }) => id));
  return (
    one.project.base === other.project.base &&
    JSON.stringify(one.project.files) === JSON.stringify(other.project.files) &&
    other.versions.every(({ id }) => versions.has(id))
  );
}
