// Files that somebody might hand over to do harm: records of games, and what a learner has saved.

export interface FileAttack {
  readonly name: string;
  readonly text: string;
}

const record = (head: string, rest = "unfinished") => `regelwerk-record 1\n${head}\n${rest}\n`;
const usual = (player: string) =>
  `game burgundy\nrules x\nvariant none\nplayer ${player} human\nplayer Benno human\nseed 1`;
const image = "<img src=x onerror='globalThis.ran=true'>";

export const recordAttacks: readonly FileAttack[] = [
  { name: "nothing", text: "" },
  { name: "markup", text: `<script>globalThis.ran=true</script>${image}` },
  {
    name: "a game that is a prototype",
    text: record("game __proto__\nrules x\nvariant none\nplayer A human\nseed 1"),
  },
  {
    name: "a variant that is script",
    text: record(
      `game burgundy\nrules x\nvariant ${image.replaceAll(" ", "/")}\nplayer A human\nplayer B human\nseed 1`,
    ),
  },
  { name: "an option that is a prototype", text: record(`${usual("A")}\noption __proto__ x`) },
  { name: "a line that is markup", text: record(`${usual("A")}\n${image}`) },
  {
    name: "a line that turns the direction",
    text: record(`${usual("A")}\n\u202Etxet\u202C\u0007\u001b[2J`),
  },
  { name: "a player who is nobody", text: record(usual("A"), `1. ${image}: take()`) },
  { name: "a move that is script", text: record(usual("A"), `1. A: ${image}`) },
  {
    name: "a move with very many brackets",
    text: record(usual("A"), `1. A: take(${"(".repeat(100_000)}`),
  },
  { name: "a hundred thousand lines", text: record(usual("A"), "roll 1\n".repeat(100_000)) },
  {
    name: "a seed beyond all numbers",
    text: record("game burgundy\nrules x\nvariant none\nplayer A human\nseed 1e999"),
  },
  {
    name: "a thousand players",
    text: record(
      `game burgundy\nrules x\nvariant none\n${Array.from({ length: 1000 }, (_, n) => `player P${n} human`).join("\n")}\nseed 1`,
    ),
  },
  { name: "a line of a million letters", text: record(`${usual("A")}\n${"x".repeat(1_000_000)}`) },
];

export const progressAttacks: readonly FileAttack[] = [
  { name: "nothing", text: "" },
  { name: "markup", text: image },
  {
    name: "prototypes",
    text: '{"version":1,"__proto__":{"ran":true},"rules":{"__proto__":{"ran":true}}}',
  },
  { name: "deep lists", text: "[".repeat(100_000) },
  {
    name: "impossible numbers",
    text: '{"version":1,"rules":{"burgundy/mine":{"seen":-1,"solved":1e999}}}',
  },
];

/** Values that stand where the browser stores what pages have written. */
export const storedValues: readonly string[] = [
  "",
  image,
  '{"__proto__":{"ran":true},"constructor":{"prototype":{"ran":true}}}',
  '[{"name":"__proto__","text":"<script>globalThis.ran=true</script>"}]',
  "[".repeat(20_000),
  "null",
];

/** Keys under which pages store something. */
export const storedKeys: readonly string[] = [
  ...["coach", "help", "progress", "score/burgundy", "speed", "theme", "version"],
  ...["workshop/burgundy", "workshop-no-inlays", "workshop-start", "burgundy/last"],
].map((key) => `regelwerk/${key}`);
