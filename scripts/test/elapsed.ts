// Times as people read them, and the processor time of everything that has been run so far.

import { existsSync, readFileSync } from "node:fs";

/** `3:05`, `1:02:07`. */
export function clockText(milliseconds: number): string {
  const all = Math.floor(milliseconds / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (value: number) => `${value}`.padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/**
 * Seconds of processor time of the child processes that have ended, with theirs; undefined where the
 * system does not say. Unlike the time on the clock it hardly depends on what else is running.
 */
export function childProcessorSeconds(): number | undefined {
  if (!existsSync("/proc/self/stat")) return undefined;
  const stat = readFileSync("/proc/self/stat", "utf8");
  // Behind the name in parentheses; the fields are numbered from 3 there (man 5 proc).
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticksPerSecond = 100;
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}
