// Programs with notes in the margin, for tests of reports:
//
//   flow { gain coral }
//                   // ^ does-not-fit: `}` stands after `coral`; here belongs a name.
//
// A note is a comment line; its carets stand under what the report points at, in the line above.

const note = /^\s*\/\/ ?(\^+|\(.*?\)) [a-z-]+: /;

/** Half-open offsets in a text, and what is noted there. */
export interface Note {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The program alone. */
export function withoutNotes(source: string): string {
  return source
    .split("\n")
    .filter((line) => !note.test(line))
    .join("\n");
}

/** The program with a note below each line that has one. Compare with the text of the test. */
export function withNotes(program: string, notes: readonly Note[]): string {
  let offset = 0;
  return program
    .split("\n")
    .flatMap((line) => {
      const start = offset;
      offset += line.length + 1;
      const here = notes.filter((one) => start <= one.start && one.start < offset);
      return [line, ...here.map((one) => noteLine(line, start, one))];
    })
    .join("\n");
}

function noteLine(line: string, lineStart: number, { start, end, text }: Note): string {
  const column = start - lineStart;
  const width = Math.min(end - start, line.length - column);
  // Under the first three columns there is no room for carets: the slashes stand there.
  if (column < 3 || width < 1) return `// (column ${column + 1}, width ${width}) ${text}`;
  return `${" ".repeat(column - 3)}// ${"^".repeat(width)} ${text}`;
}
