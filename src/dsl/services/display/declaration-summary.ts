// The beginning of a declaration, as a line that says what it is.

const MOST = 100;

/** The declaration on one line without its texts, up to its braces if it is long. */
export function headOf(text: string): string {
  const line = text
    .replace(/\/\/[^\n]*/g, "")
    .replace(/\b(de|en) "(?:[^"\\]|\\.)*"\s*/g, "")
    .replace(/\s+/g, " ")
    .replace(/\{ \}|\belse $/g, "")
    .trim();
  if (line.length <= MOST && !line.includes("{")) return line;
  const head = line.split(" {")[0] ?? line;
  return head.length <= MOST ? head : `${head.slice(0, MOST)}…`;
}
