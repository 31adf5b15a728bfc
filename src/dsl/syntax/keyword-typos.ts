// Corrections of misspelt keywords and names.

/**
 * Returns the only word at edit distance 1: a letter more, less, other, swapped, or in capitals;
 * else `undefined`.
 */
export function nearestWord(written: string, words: Iterable<string>): string | undefined {
  for (const word of words) {
    const lower = written.toLowerCase();
    if (word === written) continue;
    if (word === lower || (word.length > 2 && isOneSlipApart(lower, word))) return word;
  }
  return undefined;
}

function isOneSlipApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA === restB ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  );
}

/** Returns a name that is no keyword: `move` → `theMove`. */
export function otherName(word: string): string {
  return `the${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

const plainLetters: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** `größter_fisch` → `groessterFisch` */
export function plainName(written: string): string | undefined {
  const plain = written
    .replace(
      /[ÄÖÜ]/g,
      (letter) => `${plainLetters[letter.toLowerCase()]?.replace(/^./, (c) => c.toUpperCase())}`,
    )
    .replace(/[äöüß]/g, (letter) => plainLetters[letter] ?? "")
    .normalize("NFD")
    .replace(/[_$]+(.?)/g, (_, next: string) => next.toUpperCase())
    .replace(/[^A-Za-z0-9]/g, "")
    .replace(/^[0-9]+/, "");
  const first = written.match(/[A-Za-zÀ-ɏ]/)?.[0] ?? "";
  if (plain === "") return undefined;
  return first === first.toLowerCase() ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain;
}
