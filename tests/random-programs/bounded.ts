// Programs in JavaScript that would never end are stopped after so many steps.

/** Far more steps than all matches of one random program take together. */
export const MAX_STEPS = 100_000_000;

/** Stops a program by a function that all programs are given. */
const STOP = 'fail("endless",0)';

interface Bounds {
  readonly most?: number;
  /** What is done after so many steps. */
  readonly stop?: string;
}

/**
 * The text of a program in which each round of a loop and each call of a function is a step. It is
 * inserted into what decides about another round; what goes through a list ends by itself.
 */
export function bounded(js: string, { most = MAX_STEPS, stop = STOP }: Bounds = {}): string {
  let text = `let taken=0;function oneStep(){if(++taken>${most})${stop};return 1;}\n`;
  let from = 0;
  const insert = (at: number, what: string) => {
    text += js.slice(from, at) + what;
    from = at;
  };
  for (const { index, 0: word, 1: name } of js.matchAll(HEADS)) {
    const open = index + word.length - 1;
    const close = closing(js, open);
    if (name !== undefined) {
      insert(js.indexOf("{", close) + 1, "oneStep();");
      continue;
    }
    const test = word.startsWith("for") ? secondPart(js, open, close) : [open + 1, close];
    if (test === undefined) continue;
    const [start = 0, end = 0] = test;
    insert(start, start === end ? "oneStep()" : "oneStep()&&(");
    if (start < end) insert(end, ")");
  }
  return text + js.slice(from);
}

/** Where a loop, or a function with a name, begins. */
const HEADS = /\b(?:for|while)\(|\bfunction (\w+)\(/g;

/** Where the bracket closes that opens at a place. */
function closing(js: string, open: number): number {
  let depth = 0;
  for (let at = open; at < js.length; at++) {
    if (js[at] === "(") depth++;
    if (js[at] === ")" && --depth === 0) return at;
  }
  throw new Error("a bracket that never closes");
}

/** What decides about another round of `for(…;…;…)`; `undefined` for a list. */
function secondPart(js: string, open: number, close: number): readonly number[] | undefined {
  const ends: number[] = [];
  let depth = 0;
  for (let at = open + 1; at < close; at++) {
    const char = js[at] as string;
    if ("([{".includes(char)) depth++;
    else if (")]}".includes(char)) depth--;
    else if (char === ";" && depth === 0) ends.push(at);
  }
  const [first, second] = ends;
  return first === undefined || second === undefined ? undefined : [first + 1, second];
}
