// Numbers with their nouns, for messages.

/** Formats a count: `1 game`, `7 games`; the number may already be formatted: `1,000 games`. */
export function pluralize(count: number | string, one: string, many: string): string {
  return `${count} ${String(count) === "1" ? one : many}`;
}
