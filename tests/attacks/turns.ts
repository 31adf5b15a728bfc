// Messages of matches by link that somebody might send to do harm: with terms and turns that are none,
// and with house rules that reach out.

import { houseRules } from "./addresses.ts";
import { scripts } from "./rules.ts";

const [script, , image] = scripts;
const unreadable = "This is no turn of a Regelwerk match";

/** The message about a match to which nobody has joined, with other terms or other turns. */
function messageOf(terms: object, others: object = {}): string {
  const head = {
    ...{ id: "00ff", game: "burgundy", rulesHash: "x", variants: [], names: ["A", "B"] },
    ...{ options: {}, ...terms },
  };
  return JSON.stringify({
    format: "regelwerk-turn 1",
    head,
    from: 0,
    before: "0",
    turns: [],
    ...others,
  });
}

interface TurnAttack {
  readonly name: string;
  /** The message, which is packed into the address. */
  readonly text: string;
  readonly says: string;
}

export const turnAttacks: readonly TurnAttack[] = [
  { name: "a message that is script", text: script, says: unreadable },
  { name: "a message that is deep", text: "[".repeat(90_000), says: unreadable },
  { name: "a message that is a bomb", text: "a".repeat(30_000_000), says: unreadable },
  {
    name: "a message about prototypes",
    text: '{"__proto__":{"ran":true},"format":"regelwerk-turn 1"}',
    says: unreadable,
  },
  {
    name: "a match of another game with a name of markup",
    text: messageOf({ game: image.slice(0, 60) }),
    says: "This turn belongs to another game: <img src=x",
  },
  {
    name: "a match of a game whose name is unseen",
    text: messageOf({ game: "\u202Eyndnugrub" }),
    says: unreadable,
  },
  {
    name: "a match with very many players",
    text: messageOf({ names: Array.from({ length: 9 }, () => "A") }),
    says: unreadable,
  },
  {
    name: "a match under a variant of markup",
    text: messageOf({ variants: ["<img src=x onerror=alert(1)>"] }),
    says: "no longer exists",
  },
  {
    name: "a match under a prototype",
    text: messageOf({ variants: ["__proto__"] }),
    says: "no longer exists",
  },
  {
    name: "a match whose turns begin before it",
    text: messageOf({}, { from: -1 }),
    says: unreadable,
  },
  {
    name: "a match whose turns are not here",
    text: messageOf({}, { from: 2000 }),
    says: "This match is not on this device",
  },
  {
    name: "a turn of a seat that nobody has",
    text: messageOf({}, { turns: [{ seat: 7, promise: "0", moves: [] }] }),
    says: unreadable,
  },
  {
    name: "house rules that are longer than a link",
    text: messageOf({ own: { name: "x", text: "x".repeat(60_001) } }),
    says: unreadable,
  },
  {
    name: "house rules whose name turns the direction",
    text: messageOf({ own: { name: "\u202Egnp.elbissop", text: "x" } }),
    says: unreadable,
  },
];

/** House rules that a link brings into a match. */
export const ownRulesInTurns = houseRules
  // Longer ones do not fit into a message.
  .filter(({ text }) => text.length <= 60_000)
  .map(({ name, text }) => ({ name, text: messageOf({ own: { name, text } }) }));
