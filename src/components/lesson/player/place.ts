// Where a reader is in a lesson: kept in the browser, the same in both languages.

const key = "regelwerk/lesson";

/** The moves and the help of a part. */
export interface PartPlace {
  readonly options: readonly number[];
  readonly rung: number;
  readonly wasShown: boolean;
  /** Record of a match, if the part is one. */
  readonly record?: string;
}

interface LessonPlace extends PartPlace {
  /** Game and lesson: "reef/diving". */
  readonly lesson: string;
  readonly part: number;
}

/** Returns where the reader left a lesson, or `undefined` if another one was left later. */
export function readPlace(lesson: string): LessonPlace | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "");
    return isPlace(found) && found.lesson === lesson ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Stores where the reader is. Without browser storage it lasts as long as the page. */
export function storePlace(place: LessonPlace): void {
  try {
    localStorage.setItem(key, JSON.stringify(place));
  } catch {
    // Storage may be full or forbidden.
  }
}

function isPlace(found: unknown): found is LessonPlace {
  if (!isRecord(found)) return false;
  const { lesson, part, options, rung, wasShown, record } = found;
  return (
    typeof lesson === "string" &&
    isCount(part) &&
    isCount(rung) &&
    typeof wasShown === "boolean" &&
    (record === undefined || typeof record === "string") &&
    Array.isArray(options) &&
    options.every(Number.isInteger)
  );
}

function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}

function isCount(value: unknown): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}
