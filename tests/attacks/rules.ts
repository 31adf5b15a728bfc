// Rules that somebody might send to do harm: to run script, to reach the network or what the browser
// keeps, to stop the page, or to look like something else.

/** What must never run, in each way in which it has been tried elsewhere. */
export const scripts = [
  "<script>globalThis.ran = true; alert(1)</script>",
  "</script><script>globalThis.ran = true</script>",
  "<img src=x onerror='globalThis.ran = true; alert(2)'>",
  "<svg onload='globalThis.ran = true'><use href='https://evil.example/x.svg#a'/></svg>",
  "<iframe src='https://evil.example/'></iframe><link rel=stylesheet href='https://evil.example/x.css'>",
  "[look](javascript:globalThis.ran=true) ![x](https://evil.example/x.png)",
  "{constructor.constructor('globalThis.ran = true')()}",
  "`+(globalThis.ran = true)+fetch('https://evil.example/')+`",
] as const;

interface Words {
  readonly title?: string;
  readonly text?: string;
  readonly comment?: string;
  readonly icon?: string;
  readonly fill?: string;
  readonly flow?: string;
  readonly more?: string;
  readonly player?: string;
}

/** A small game in which everything that takes words takes those of somebody else. */
function gameOf(words: Words): string {
  const { title = "Mein Spiel", text = "ein Punkt", comment = "A game.", player = "Anna" } = words;
  const {
    icon = "coin",
    fill = "#333333",
    more = "",
    flow = "each player { choose take }",
  } = words;
  return `// ${comment}

language 2

game mine {
  de "${title}" en "${title}"
  players 2
  points de "der Punkt, die Punkte" en "point, points"
}

counter sticks { de "der Stab, die Stäbe" en "stick, sticks" starts 11 }

look sticks { icon "${icon}" fill "${fill}" }

reason lastStick { de "${text}" en "${text}" }

${more}

action take {
  de "${text}" en "${text}"
  pick number from 1..3
  needs enough: sticks >= number
    else de "${text}" en "${text}"
  pay number sticks
  score 1 as lastStick
}

flow { ${flow} }

ranking { most score }

example taken proves take {
  de "${text}" en "${text}"
  given { players ${player}, Benno }
  when ${player} take(number: 2)
  then ${player} scores 1 as lastStick
}
`;
}

export interface Attack {
  readonly name: string;
  readonly text: string;
  /** `fault`: the compiler says why not. `endless`: it is stopped in play. `plays`: it is harmless. */
  readonly ends: "fault" | "endless" | "plays";
}

/** Turns the direction of writing, so that a line looks like another. */
const turned = "\u202Erise\u202C\u2066 \u200Bhidden\u2069";

/** Inside of a text of rules, where quotation marks and braces mean something. */
function quoted(script: string): string {
  return script.replaceAll('"', "'").replaceAll("{", "(").replaceAll("}", ")");
}

const nested = (count: number, inside: string) =>
  "repeat 100000 times { ".repeat(count) + inside + " }".repeat(count);

const doubled = Array.from({ length: 40 }, (_, n) =>
  n === 0 ? "value d0 = sticks" : `value d${n} = d${n - 1} + d${n - 1}`,
).join("\n");

export const attacks: readonly Attack[] = [
  ...scripts.map((script, at): Attack => {
    const text = quoted(script);
    return {
      name: `script ${at + 1} in all texts`,
      text: gameOf({ title: text, text, comment: script.replaceAll("\n", " "), icon: text }),
      ends: "plays",
    };
  }),
  {
    name: "texts that look like others",
    text: gameOf({ title: turned, text: turned, comment: turned }),
    ends: "fault",
  },
  {
    name: "addresses as colours and icons",
    text: gameOf({
      fill: "url(https://evil.example/x.svg#a)",
      icon: "../../../x' onload='alert(1)",
    }),
    ends: "plays",
  },
  {
    name: "a colour that ends the style",
    text: gameOf({ fill: "red;background:url(https://evil.example/x.png)" }),
    ends: "plays",
  },
  {
    name: "holes in texts that reach for objects",
    text: gameOf({ text: "{constructor} {__proto__} {toString}" }),
    ends: "fault",
  },
  {
    name: "names that objects have of their own",
    text: gameOf({
      more: 'counter constructor { de "a, b" en "a, b" starts 1 }\nreason toString { de "a" en "b" }\nreason hasOwnProperty { de "a" en "b" }\nreason valueOf { de "a" en "b" }',
      flow: "gain 1 constructor each player { choose take }",
    }),
    ends: "plays",
  },
  {
    name: "prototypes as names",
    text: gameOf({ more: 'counter __proto__ { de "a, b" en "a, b" }' }),
    ends: "fault",
  },
  {
    name: "a player who is a prototype",
    text: gameOf({ player: "constructor" }),
    ends: "plays",
  },
  { name: "rounds without end", text: gameOf({ flow: "repeat until no { }" }), ends: "endless" },
  {
    name: "rounds without end that do something",
    text: gameOf({ flow: "repeat until no { gain 1 sticks }" }),
    ends: "endless",
  },
  { name: "loops in loops", text: gameOf({ flow: nested(4, "gain 1 sticks") }), ends: "endless" },
  {
    name: "enormous numbers",
    text: gameOf({ flow: "repeat 99999999999999999999 times { gain 1 sticks }" }),
    ends: "fault",
  },
  {
    name: "numbers at their end",
    text: gameOf({
      flow: "gain 2147483647 sticks gain 2147483647 sticks each player { choose take }",
    }),
    ends: "plays",
  },
  {
    name: "huge boards",
    text: gameOf({
      more: 'shape Sea squares 99999 by 99999 { de "das Feld, die Felder" en "sea, seas" }',
    }),
    ends: "fault",
  },
  {
    name: "very many counters",
    text: gameOf({ more: 'counter many[1..2000000000] { de "a, b" en "a, b" }' }),
    ends: "fault",
  },
  {
    name: "what is defined by itself",
    text: gameOf({ more: "value deep = deep" }),
    ends: "fault",
  },
  {
    name: "what doubles forty times",
    text: gameOf({ more: doubled, flow: "gain d39 sticks each player { choose take }" }),
    ends: "fault",
  },
  {
    name: "twenty thousand brackets",
    text: gameOf({ more: `value deep = ${"(".repeat(20_000)}1${")".repeat(20_000)}` }),
    ends: "fault",
  },
  {
    name: "five thousand blocks",
    text: gameOf({ flow: "repeat until no {".repeat(5000) + "}".repeat(5000) }),
    ends: "fault",
  },
  { name: "nothing but quotation marks", text: '"'.repeat(40_001), ends: "fault" },
  { name: "nothing but braces", text: "{".repeat(90_000), ends: "fault" },
  { name: "nothing at all", text: "", ends: "fault" },
  { name: "marks that turn the direction", text: "\u202Egame mine {}\u202C", ends: "fault" },
];

/** Markup as it stands in texts of rules. */
export const shownImage = "<img src=x onerror='globalThis.ran = true'>";

/** A game in which everything that people read is markup: it is right, and can be played. */
export function gameOfMarkup(): string {
  const noun = `de "der ${shownImage}, die ${shownImage}" en "${shownImage}, ${shownImage}"`;
  const text = `de "${shownImage}" en "${shownImage}"`;
  return `// ${shownImage}

language 2

game mine {
  ${text}
  players 2
  points ${noun}
}

option speed {
  slow ${text}
  fast ${text}
}

counter sticks { ${noun} starts 11 }

shape Sea squares 2 by 2

family Fish
piece cod : Fish { ${noun} copies 4 in bag }

zone bag of Fish { ${noun} }
zone pool of Fish { ${noun} }
zone sea of player on Sea { ${noun} }

value price = 2
reason lastStick { ${text} }

action take {
  ${text}
  says ${text}
  pick number from 1..3
  needs enough: sticks >= number
    else ${text}
  pay number sticks
  score 1 as lastStick
}

action hook {
  ${text}
  pick fish from pool
  move fish from pool to bag
  gain price sticks
}

action row {
  ${text}
  pick space from spaces of sea
  add you to sea[space]
}

flow {
  draw 2 from bag to pool
  repeat 3 times { each player { choose take, hook, row } }
}

ranking { most score }

example taken proves take {
  ${text}
  given { players Anna, Benno }
  when Anna take(number: 2)
  then Anna scores 1 as lastStick
}`;
}
