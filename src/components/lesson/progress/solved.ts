// Which exercises are solved, without the rest of the progress.

const key = "regelwerk/progress";

/** Returns for each exercise whether the progress in this browser has it as solved. */
export function readSolved(ids: readonly string[]): boolean[] {
  try {
    const { exercises } = JSON.parse(localStorage.getItem(key) ?? "{}");
    return ids.map((id) => typeof exercises?.[id] === "string");
  } catch {
    return ids.map(() => false);
  }
}
