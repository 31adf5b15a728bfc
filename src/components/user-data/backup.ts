// A file with everything that a reader has in this browser: progress, matches, house rules and
// settings. A file from elsewhere is untrusted: each value is checked, and invalid ones are left out.

import { draftFrom, knownTurnsFrom, ownSecretsFrom } from "../../play/correspondence/message.ts";
import { recordMark } from "../../play/session/record.ts";
import { limits } from "../../playground/archive.ts";
import type { SavedProject } from "../../playground/project-store.ts";
import { workFrom } from "../../playground/stored-work.ts";
import { type LessonProgress, readProgress } from "../lesson/progress/progress.ts";
import type { KeptMatch } from "../play/turns/kept-turns.ts";
import { type PracticeBook, readBook } from "../practice/practice-book.ts";

/** A record of a match under its storage key: `regelwerk/reef/Anna, Benno`. */
export interface StoredMatch {
  readonly key: string;
  readonly text: string;
}

export interface Backup {
  readonly progress: LessonProgress | undefined;
  /** Positions to practise, and when they return. */
  readonly practice: PracticeBook | undefined;
  /** Matches saved by name, and the last one of each game. */
  readonly matches: readonly StoredMatch[];
  /** Matches by message. */
  readonly turns: readonly KeptMatch[];
  readonly projects: readonly SavedProject[];
  /** Values of `localStorage` by key. */
  readonly settings: readonly (readonly [key: string, value: string])[];
}

type BackupProblem = "large" | "broken" | "other" | "newer";

type ReadBackup =
  /** `dropped` is the number of entries that were left out. */
  | { readonly kind: "backup"; readonly backup: Backup; readonly dropped: number }
  | { readonly kind: "problem"; readonly problem: BackupProblem };

const fileKind = "regelwerk-data";
const version = 1;

/** Largest size of a file, in characters. */
export const maxBackupLength = 30_000_000;
const maxEntries = 5000;
const maxTextLength = 1_000_000;

export const progressKey = "regelwerk/progress";
const namedMatch = /^regelwerk\/[A-Za-z]\w{0,60}\/[^\p{Cc}]{1,200}$/u;
const lastMatch = /^regelwerk-last\/[A-Za-z]\w{0,60}$/;
const setting = /^regelwerk\/[a-z][\w/-]{0,80}$/i;

/** Whether a match is the last one of its game. */
export function isLastMatch(key: string): boolean {
  return lastMatch.test(key);
}

/** Whether a key of `localStorage` holds a setting. */
export function isSetting(key: string): boolean {
  return setting.test(key) && key !== progressKey;
}

/** Formats a backup as the text of a file. */
export function writeBackup(backup: Backup): string {
  return `${JSON.stringify({ kind: fileKind, version, ...backup }, undefined, 1)}\n`;
}

/** Reads a file. */
export function readBackup(text: string): ReadBackup {
  if (text.length > maxBackupLength) return { kind: "problem", problem: "large" };
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return { kind: "problem", problem: "broken" };
  }
  const file = fieldsOf(found);
  if (file.kind !== fileKind) return { kind: "problem", problem: "other" };
  if (file.version !== version) return { kind: "problem", problem: "newer" };
  let dropped = 0;
  const pick = <T>(list: unknown, read: (entry: unknown) => T | undefined): T[] => {
    const entries = Array.isArray(list) ? list : [];
    const valid = entries
      .slice(0, maxEntries)
      .map(read)
      .filter((entry) => entry !== undefined);
    dropped += entries.length - valid.length;
    return valid;
  };
  const progress = readProgress(JSON.stringify(file.progress) ?? "");
  if (file.progress !== undefined && progress === undefined) dropped += 1;
  const practice = readBook(file.practice);
  if (file.practice !== undefined && practice === undefined) dropped += 1;
  const { mistakes } = fieldsOf(file.practice);
  if (Array.isArray(mistakes)) dropped += mistakes.length - (practice?.mistakes.length ?? 0);
  const backup = {
    progress,
    practice,
    matches: pick(file.matches, matchFrom),
    turns: pick(file.turns, keptMatchFrom),
    projects: pick(file.projects, projectFrom),
    settings: pick(file.settings, settingFrom),
  };
  return { kind: "backup", backup, dropped };
}

function matchFrom(entry: unknown): StoredMatch | undefined {
  const { key, text } = fieldsOf(entry);
  if (typeof key !== "string" || typeof text !== "string") return undefined;
  const isKey = namedMatch.test(key) || lastMatch.test(key);
  const isRecord = text.startsWith(recordMark) && text.length <= maxTextLength;
  return isKey && isRecord ? { key, text } : undefined;
}

/** Returns a match by message; also used for those in storage. */
export function keptMatchFrom(entry: unknown): KeptMatch | undefined {
  const { known: stored, own: secrets, draft } = fieldsOf(entry);
  const known = knownTurnsFrom(stored);
  const own = ownSecretsFrom(secrets);
  if (known === undefined || !/^[A-Za-z]\w{0,60}$/.test(known.head.game)) return undefined;
  if (secrets !== undefined && own === undefined) return undefined;
  return { known, own, draft: draftFrom(draft) };
}

function projectFrom(entry: unknown): SavedProject | undefined {
  const work = workFrom(entry);
  if (work === undefined) return undefined;
  const all = [work.project.files, ...work.versions.map(({ files }) => files)];
  return all.every(isWithinLimits) ? work : undefined;
}

function isWithinLimits(files: SavedProject["project"]["files"]): boolean {
  const sizes = files.map(({ text }) => new Blob([text]).size);
  const sum = sizes.reduce((all, size) => all + size, 0);
  return (
    files.length <= limits.files && sum <= limits.all && sizes.every((one) => one <= limits.file)
  );
}

function settingFrom(entry: unknown): readonly [string, string] | undefined {
  if (!Array.isArray(entry)) return undefined;
  const [key, value]: unknown[] = entry;
  if (typeof key !== "string" || typeof value !== "string" || !isSetting(key)) return undefined;
  return value.length <= maxTextLength ? [key, value] : undefined;
}

function fieldsOf(found: unknown): Readonly<Partial<Record<string, unknown>>> {
  return typeof found === "object" && found !== null ? { ...found } : {};
}
