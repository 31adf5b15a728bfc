// Rules that are short but endless to follow, or much too many: each of any size.

/** One line for each number below `n`. */
function lines(n: number, line: (i: number) => string, between = "\n"): string {
  return Array.from({ length: n }, (_, i) => line(i)).join(between);
}

const action = (body: string) =>
  `action swim { de "schwimmen" en "swim" ${body} }\nflow { each player { choose swim } }`;

/** What grows without an end in sight, or to no end, by its name. */
export const endlessRules = {
  "loops in loops": (n) =>
    `flow { ${lines(n, () => "repeat 2000000000 times { repeat 2000000000 times { } }")} }`,
  "ranges in ranges": (n) =>
    `counter coral\nflow { ${lines(n, (i) => `for each x${i} in 1..100 {`)} ${"}".repeat(n)} }`,
  "big ranges": (n) => `${lines(n, (i) => `value d${i} = number of x in 1..${1e6 - i}`)}\nflow { }`,
  "huge ranges": (n) =>
    `${lines(n, (i) => `value d${i} = number of x in 1..2000000000 where x > ${i}`)}\nflow { }`,
  "constants that take long": (n) =>
    `value deep = number of x in 1..45000 where x > 2\ntable depth(1..${n}) = ${lines(n, () => "deep", ", ")}\nflow { }`,
  "big boards": (n) =>
    `${lines(n, (i) => `shape S${i} squares 26 by 26\ngrid g${i} of player on S${i}`)}\nflow { }`,
  brackets: (n) => `value v = ${"(".repeat(n)}1${")".repeat(n)}\nflow { }`,
  sums: (n) => `value v = ${lines(n, () => "1", " + ")}\nflow { }`,
  alternatives: (n) =>
    `mark lure: 1..6\ndefine found: yes/no = ${lines(n, (i) => `lure is ${(i % 6) + 1}`, " or ")}\nflow { }`,
  "many alternatives": (n) =>
    `mark lure: 1..6\n${lines(n / 20, (j) => `value found${j}: yes/no = ${lines(90, (i) => `lure is ${(i % 6) + 1}`, " or ")}`)}\nflow { }`,
  "doubling definitions": (n) =>
    `value a0 = 1\n${lines(n, (i) => `define a${i + 1} = a${i} + a${i}`)}\ncounter coral { starts a${n} }\nflow { if a${n} < 3 { end game } }`,
  "doubling arguments": (n) =>
    `value a0(x: number) = x\n${lines(n, (i) => `define a${i + 1}(x: number) = a${i}(x) + a${i}(x)`)}\nmark lure: 1..a${n}(1)\nflow { }`,
  "definitions in a chain": (n) =>
    `${lines(n, (i) => `value d${i} = d${i + 1} + 1`)}\ndefine d${n} = 1\nflow { repeat d0 times { } }`,
  "limits in a circle": (n) =>
    `${lines(n, (i) => `counter c${i} { max c${(i + 1) % n} }`)}\nflow { for each x in 1..c0 { } }`,
  "definitions in a circle": (n) =>
    `${lines(n, (i) => `value d${i} = d${(i + 1) % n} + 1`)}\nflow { repeat d0 times { } }`,
  "rules in a circle": (n) =>
    `${lines(n, (i) => `to p${i} { do p${(i + 1) % n} }`)}\nflow { do p0 }`,
  "rules in a chain": (n) =>
    `${lines(n, (i) => `to p${i} { do p${i + 1} }`)}\nto p${n} { }\nflow { do p0 }`,
  "costs in a circle": (n) =>
    `${lines(n, (i) => `cost c${i} { costs c${(i + 1) % n} }`)}\n${action("costs c0")}`,
  "families in a chain": (n) =>
    `${lines(n, (i) => `family F${i} : F${i + 1} { }`)}\nfamily F${n} { }\nflow { }`,
  "families in a circle": (n) =>
    `${lines(n, (i) => `family F${i} : F${(i + 1) % n} { }`)}\nflow { }`,
  "many picks": (n) => action(lines(n, (i) => `pick x${i} from 1..2`)),
  "picks without a choice": (n) => action(lines(n, (i) => `pick x${i} from 1..1`)),
  "many names in a rule": (n) => `flow { ${lines(n, (i) => `let a${i} = ${i}`)} }`,
  "names nearly equal": (n) =>
    `${lines(n, (i) => `mark abcdefg${i}: 1..6`)}\n${lines(n, (i) => `value v${i} = abcdefh${i}`)}\nflow { }`,
  "one name for all": (n) => `${lines(n, () => "mark lure: 1..6")}\nflow { }`,
  "many declarations": (n) => `${lines(n, (i) => `mark lure${i}: 1..6`)}\nflow { }`,
  "many rules": (n) =>
    `${lines(n, (i) => `value v${i} = 1\nto p${i} { if v${i} > 1 { end game } }`)}\nflow { }`,
  "many slips": (n) => `${lines(n, () => "mark : 1..6")}\nflow { }`,
  "many slips on a line": (n) => `example e { given { ${lines(n, () => "a is 1;", "")} } }`,
  "many odd signs": (n) => `${lines(n, () => "mark ~ lure: 1..6 // a\u200bb")}\nflow { }`,
  "many exceptions": (n) =>
    `value toll = 1\nfamily F { }\nplayer zone pool of F, 4 places\n${lines(n, (i) => `piece p${i} : F { de "Fisch" en "fish" while in pool { toll is 2 } }`)}\nflow { if toll > 1 { end game } }`,
  "many events": (n) => `${lines(n, (i) => `event e${i}\nwhen e${i} { }`)}\nflow { }`,
} satisfies Readonly<Record<string, (n: number) => string>>;

/** A whole game with such rules. */
export function endlessText(name: keyof typeof endlessRules, n: number): string {
  const head = 'game reef { de "Riff" en "reef" players 2..4 }\nranking { most score }\n';
  return head + endlessRules[name](n);
}
