// Things with their number, for the sentences of the command.

/** `1 game`, `7 games`; a number may be written already: `1,000 games`. */
export function pluralize(count: number | string, one: string, many: string): string {
  return `${count} ${String(count) === "1" ? one : many}`;
}
