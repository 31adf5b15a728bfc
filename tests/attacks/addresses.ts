// Addresses that somebody might send to do harm: what stands behind their `#` and `?` is read by the
// pages themselves.

import { scripts } from "./rules.ts";

/** A text that is packed into the address, as pages pack theirs. */
export interface Packed {
  readonly key: string;
  readonly text: string;
}

export interface AddressAttack {
  readonly name: string;
  readonly address: string;
  /** Follows behind the address as `&key=…`. */
  readonly packed?: Packed;
  /** What the page says about it; without it, the page is shown as ever. */
  readonly says?: string;
}

const encoded = encodeURIComponent;
const turned = "\u202Egnp.elbissop\u202C";
const deep = "[".repeat(50_000);
/** Names that objects have of their own. */
const prototypes = ["__proto__", "constructor", "toString", "hasOwnProperty"] as const;
const image = "<img src=x onerror='globalThis.ran=true'>";

const animals = "/en/rules/burgundy/animals/";
const example = `${animals}#example-twoCows?v=1&rules=x&step=0`;
const damaged = "This link is damaged";
const olderPosition = "belongs to older rules";
const notAllowed = "is no longer allowed";

/** Links to a place in an example. */
const permalinks: readonly AddressAttack[] = [
  ...["-1", "NaN", "1e999", "0x10__", "1;alert(1)"].map((step) => ({
    name: `permalink to step ${step}`,
    address: `${animals}#example-twoCows?v=1&rules=x&step=${step}`,
    says: damaged,
  })),
  ...[
    ["is no position", "<script>globalThis.ran=true</script>"],
    ["reaches for prototypes", '{"__proto__":{"ran":true},"constructor":{"prototype":{"ran":1}}}'],
    ["is deep", deep],
    ["has too many places", `v1 ${"1 ".repeat(40_000)}`],
  ].map(([what = "", text = ""]) => ({
    name: `permalink whose position ${what}`,
    address: example,
    packed: { key: "start", text },
    says: olderPosition,
  })),
  {
    name: "permalink whose position is a bomb",
    address: example,
    packed: { key: "start", text: "a".repeat(30_000_000) },
    says: damaged,
  },
  {
    name: "permalink whose position is no text",
    address: `${example}&start=%00%ff<script>`,
    says: damaged,
  },
  ...[image, turned, "__proto__(x: constructor)", "(".repeat(20_000)].map((text, at) => ({
    name: `permalink with a move that is none, ${at + 1}`,
    address: example,
    packed: { key: "moves", text },
    says: notAllowed,
  })),
  {
    name: "permalink of a version that is a prototype",
    address: `${example}&version=__proto__`,
  },
  {
    name: "permalink of a version that ends the attribute",
    address: `${example}&version=${encoded(`"><script>globalThis.ran=true</script>`)}`,
  },
  ...prototypes.map((name) => ({
    name: `permalink of the example ${name}`,
    address: `${animals}#example-${name}?v=1&rules=x&step=0`,
  })),
];

const play = "/en/play/burgundy/";

/** Links to a table under other rules. */
const tables: readonly AddressAttack[] = [
  ...[image, ...prototypes, "x".repeat(60_000), turned].map((id) => ({
    name: `a table under the variant ${id.slice(0, 20)}`,
    address: `${play}#variant=${encoded(id)}`,
    says: "This variant no longer exists",
  })),
  { name: "a table under half a letter", address: `${play}#variant=%E0%A4%A` },
];

const compare = "/en/compare/burgundy/";

/** Comparisons that are none. */
const comparisons: readonly AddressAttack[] = [
  {
    name: "a comparison of prototypes",
    address: `${compare}#v1?a=__proto__&b=constructor`,
    says: "names a variant that is not here",
  },
  {
    name: "a comparison of script",
    address: `${compare}#v1?b=${encoded(image)}`,
    says: "names a variant that is not here",
  },
  {
    name: "a comparison of too many games",
    address: `${compare}#v1?b=yucata&games=999999999`,
    says: "incomplete or damaged",
  },
  {
    name: "a comparison by an unknown bot",
    address: `${compare}#v1?b=yucata&bot=__proto__`,
    says: "incomplete or damaged",
  },
  {
    name: "a comparison from the future",
    address: `${compare}#v99?b=*`,
    says: "another version of this page",
  },
  {
    name: "a comparison whose rules are a bomb",
    address: `${compare}#v1?b=*`,
    packed: { key: "own", text: "a".repeat(30_000_000) },
    says: "incomplete or damaged",
  },
  {
    name: "rules that are not compared",
    address: `${compare}#v1?b=yucata`,
    packed: { key: "own", text: "variant hidden of burgundy {}" },
  },
];

const score = "/en/score/burgundy/";

/** Everything else that reads its address. */
const others: readonly AddressAttack[] = [
  { name: "names in a score", address: `${score}#v1?0=${encoded(image)}&1=__proto__` },
  {
    name: "numbers in a score",
    address: `${score}#v1?0=A&1=B&0.score=1e999&1.score=-1&0.__proto__=7`,
  },
  {
    name: "things in a score",
    address: `${score}#v1?0=A&1=B&0.estates=__proto__.constructor,${"a.b,".repeat(5000)}`,
  },
  { name: "a score with half a letter", address: `${score}#v1?0=%E0%A4%A&1=%` },
  {
    name: "tiles to compare",
    address: `/en/tiles/burgundy/?compare=${encoded(image)},__proto__,constructor`,
  },
  {
    name: "very many tiles to compare",
    address: `/en/tiles/burgundy/?compare=${"a,".repeat(5000)}`,
  },
  { name: "a rule with half a letter", address: "/en/tiles/burgundy/bank/#%E0%A4%A" },
  { name: "a rule that is markup", address: `/en/tiles/burgundy/bank/#${encoded(image)}` },
  { name: "words to search for", address: `/en/search/?q=${encoded(image)}` },
  { name: "a page that is not there", address: `/en/${encoded(image)}/` },
];

export const addressAttacks: readonly AddressAttack[] = [
  ...permalinks,
  ...tables,
  ...comparisons,
  ...others,
];

/** House rules in links to a comparison: shown as text, and run only when the reader agrees. */
export const houseRules: readonly { readonly name: string; readonly text: string }[] = [
  ...scripts.map((script, at) => ({
    name: `script ${at + 1}`,
    text: `variant mine of burgundy { de "${script.replaceAll('"', "'")}" en "x" }`,
  })),
  ...["javascript:globalThis.ran=true", "data:text/html,<script>globalThis.ran=true</script>"].map(
    (url) => ({
      name: `the address ${url.slice(0, 11)}`,
      text: `source letter { de "Brief" en "letter" url "${url}" }\nvariant mine of burgundy { de "x" en "x" see letter change workersPerAction to 3 }`,
    }),
  ),
  {
    name: "texts that turn the direction",
    text: `variant mine of burgundy { de "${turned}" en "x" }`,
  },
  { name: "very many braces", text: "{".repeat(90_000) },
  {
    name: "rules without end",
    text: `variant mine of burgundy { de "x" en "x" change flow { repeat until no { } } }`,
  },
];
