// Matches by message, with a device for each player that knows nothing but what was sent to it.

import { createHash, randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Game } from "../../../src/dsl/index.ts";
import { composeJoining, composeTurn, TurnDraft } from "../../../src/play/correspondence/draft.ts";
import {
  drawsChance,
  type FollowedMatch,
  followTurns,
  type OwnSecrets,
} from "../../../src/play/correspondence/follow.ts";
import {
  continues,
  firstToSend,
  type KnownTurns,
  readMessage,
  receive,
  writeMessage,
} from "../../../src/play/correspondence/message.ts";
import type { MatchHead, MatchTurn } from "../../../src/play/correspondence/turn.ts";
import { type Random, seededRandom } from "../../../src/play/random.ts";
import { parseRecords } from "../../../src/play/session/parse-record.ts";
import { replay } from "../../../src/play/session/replay.ts";
import { gameOf } from "../../support/rules-of.ts";

const digest = async (text: string) => createHash("sha256").update(text).digest("hex");
const secret = () => randomBytes(16).toString("hex");

function headOf(game: Game, names: readonly string[], options: Record<string, string>): MatchHead {
  const { id, rulesHash, chosen } = game.meta;
  return { id: secret(), game: id, rulesHash, variants: chosen, names, options };
}

/** What one player has. */
class Device {
  readonly game: Game;
  readonly seat: number;
  known: KnownTurns | undefined;
  own: OwnSecrets | undefined;

  constructor(game: Game, seat: number) {
    this.game = game;
    this.seat = seat;
  }

  async followed(): Promise<FollowedMatch> {
    const { head, turns } = this.known ?? { head: headOf(this.game, [], {}), turns: [] };
    const followed = await followTurns(this.game, head, turns, digest, this.own);
    if (followed.kind === "problem") throw new Error(followed.text.en);
    return followed;
  }

  async open(text: string): Promise<void> {
    const message = readMessage(text);
    if (message === undefined) throw new Error("no message");
    const received = await receive(message, this.known, digest);
    if (received.kind === "problem") throw new Error(received.text.en);
    this.known = received.known;
  }

  /** Makes the turn that is due with random moves, and returns the message for the next player. */
  async turn(random: Random): Promise<string> {
    const { head, turns } = this.known ?? { head: headOf(this.game, [], {}), turns: [] };
    const composed = await this.#compose(head, turns, random);
    this.own = composed.own;
    this.known = { head, turns: [...turns, composed.turn] };
    return writeMessage(this.known, firstToSend(this.known, this.seat), digest);
  }

  async #compose(head: MatchHead, turns: readonly MatchTurn[], random: Random) {
    if (turns.length < head.names.length) return composeJoining(this.seat, secret, digest);
    const followed = await this.followed();
    const { own } = this;
    if (own === undefined) throw new Error("A player who has not joined has no turn.");
    if (!followed.isOwnMove || followed.session === undefined)
      return composeTurn(head, { due: followed.due, own }, secret, digest);
    const draft = new TurnDraft(this.game, followed.session, this.seat);
    while (!draft.isComplete) {
      const options = this.game.options(draft.session.state);
      draft.choose(options[random.below(options.length)] ?? 0);
      if (draft.canUndo && random.below(8) === 0) draft.undo();
    }
    return composeTurn(head, { due: followed.due, own, moves: draft.moves() }, secret, digest);
  }
}

/** Plays a match to its end; each message is opened by all. Returns the devices. */
async function played(
  game: Game,
  names: readonly string[],
  options: Record<string, string>,
  each: (devices: readonly Device[]) => Promise<void>,
): Promise<readonly Device[]> {
  const random = seededRandom(names.length);
  const devices = names.map((_, seat) => new Device(game, seat));
  const [host] = devices;
  if (host === undefined) return devices;
  host.known = { head: headOf(game, names, options), turns: [] };
  let sender = host;
  for (;;) {
    const text = await sender.turn(random);
    for (const device of devices) if (device !== sender) await device.open(text);
    await each(devices);
    const next = (await sender.followed()).next;
    const following = devices[next ?? -1];
    if (following === undefined) return devices;
    sender = following;
  }
}

const burgundy = gameOf("burgundy");

const cases = [
  { title: "for two", names: ["Anna", "Benno"], options: {} },
  {
    title: "with a secret set-up",
    names: ["Anna", "Benno", "Carla"],
    options: { setUp: "secret" },
  },
] as const;

/** A match and what its players had on the way, for all tests: playing it takes longer than they do. */
interface WatchedMatch {
  readonly devices: readonly Device[];
  /** The moves that a sender could see last, before what chance makes of them; whether it makes anything. */
  readonly held: readonly boolean[];
  readonly sealedTurns: readonly MatchTurn[];
}

async function watched({ names, options }: (typeof cases)[number]): Promise<WatchedMatch> {
  const held: boolean[] = [];
  const sealedTurns: MatchTurn[] = [];
  const devices = await played(burgundy, names, options, async (all) => {
    for (const device of all) {
      const last = device.known?.turns.at(-1);
      if (last?.sealed !== undefined) sealedTurns.push(last);
      if (last?.seat !== device.seat) continue;
      const { session, due } = await device.followed();
      if (due !== "chance" || session === undefined) continue;
      const read = burgundy.readNotation(session.state, last.moves.at(-1) ?? "");
      held.push("option" in read && drawsChance(burgundy, session.state, read.option));
    }
  });
  return { devices, held, sealedTurns };
}

const [forTwo, withSecrets] = [watched(cases[0]), watched(cases[1])];

/** A whole match for two, as both have it. */
const whole = forTwo.then(({ devices: [anna] }) => {
  if (anna?.known === undefined) throw new Error("The match was not played.");
  return anna.known;
});

describe.each([
  { title: cases[0].title, match: forTwo },
  { title: cases[1].title, match: withSecrets },
])("a match $title", ({ match }) => {
  test("comes out the same on all devices, as a record that the rules prove", async () => {
    const { devices } = await match;
    const records = await Promise.all(
      devices.map(async (device) => (await device.followed()).session?.save() ?? ""),
    );

    expect(new Set(records).size).toBe(1);
    const parsed = parseRecords(records[0] ?? "");
    const [record] = parsed.kind === "records" ? parsed.records : [];
    expect(record && replay(burgundy, record).kind).toBe("played");
    expect(records[0]).toMatch(/\n {3}seed -?\d+\n/);
  });

  test("a sender never sees what chance makes of the last move", async () => {
    const { held } = await match;
    expect(held.length).toBeGreaterThan(10);
    expect(held).not.toContain(false);
  });
});

test("a sealed choice stays unknown to the others until all have chosen", async () => {
  const { devices, sealedTurns } = await withSecrets;
  const [, , carla] = devices;

  expect(sealedTurns.length).toBeGreaterThan(0);
  for (const turn of sealedTurns) expect(turn.moves).toEqual([]);
  const turns = carla?.known?.turns ?? [];
  const opened = turns.filter((turn) => turn.opened !== undefined).map(({ seat }) => seat);
  expect(opened).toEqual([0, 1]);
});

/** Each changes a whole match in one place. */
const tampered: readonly (readonly [string, (turn: MatchTurn, at: number) => MatchTurn])[] = [
  ["another secret", (turn, at) => (at === 6 ? { ...turn, secret: secret() } : turn)],
  ["no secret", (turn, at) => (at === 6 ? { ...turn, secret: undefined } : turn)],
  ["another seat", (turn, at) => (at === 6 ? { ...turn, seat: 1 - turn.seat } : turn)],
  ["an illegal move", (turn, at) => (at === 6 ? { ...turn, moves: ["fly"] } : turn)],
  ["moves of the next turn", (turn, at) => (at === 1 ? { ...turn, moves: ["fly"] } : turn)],
  [
    "a choice that was not sealed",
    (turn, at) => (at === 6 ? { ...turn, opened: { notations: [], salt: "00" } } : turn),
  ],
];

test.each(tampered)("%s is found at its turn", async (_, change) => {
  const { head, turns } = await whole;
  const result = await followTurns(burgundy, head, turns.map(change), digest);

  expect(result.kind).toBe("problem");
  expect(result.kind === "problem" && result.turn).toBeLessThanOrEqual(6);
});

test("another course is refused, and what is known stays", async () => {
  const known = await whole;
  const changed = {
    ...known,
    turns: known.turns.map((turn, at) => (at === 4 ? { ...turn, moves: [] } : turn)),
  };
  const text = await writeMessage(changed, 0, digest);
  const message = readMessage(text);
  const received = message && (await receive(message, known, digest));

  expect(received).toMatchObject({ kind: "problem", text: { en: /another course/ } });
});

test("a message that comes twice, or late, changes nothing; one too early says so", async () => {
  const known = await whole;
  const early = { ...known, turns: known.turns.slice(0, 5) };
  const late = readMessage(await writeMessage(early, 3, digest));
  const gap = readMessage(await writeMessage(known, 8, digest));

  expect(late && (await receive(late, known, digest))).toMatchObject({ kind: "known", added: 0 });
  expect(gap && (await receive(gap, early, digest))).toMatchObject({
    kind: "problem",
    text: { en: /missing/ },
  });
});

test("of two tabs with the same match, the one that lacks turns replaces nothing", async () => {
  const known = await whole;
  const behind = { ...known, turns: known.turns.slice(0, 5) };
  const other = {
    ...known,
    turns: known.turns.map((turn, at) => (at === 4 ? { ...turn, moves: [] } : turn)),
  };

  expect(continues(known, behind)).toBe(true);
  expect(continues(known, known)).toBe(true);
  expect(continues(behind, known)).toBe(false);
  expect(continues(other, known)).toBe(false);
  expect(continues({ ...behind, turns: other.turns.slice(0, 5) }, behind)).toBe(false);
});

test("a set-up that the game does not have is a sentence, not a crash", async () => {
  const { head, turns } = await whole;
  const strange = { ...head, options: { setUp: "moon" } };
  const crowded = { ...head, names: ["A", "B", "C", "D", "E"] };
  for (const changed of [strange, crowded])
    expect(await followTurns(burgundy, changed, turns, digest)).toMatchObject({ kind: "problem" });
});

test("names with invisible characters, and names of any length, are no message", async () => {
  const text = await writeMessage(await whole, 0, digest);
  for (const name of ["An\u202Ena", "An\u0007na", "x".repeat(100)])
    expect(readMessage(text.replace('"Anna"', JSON.stringify(name)))).toBe(undefined);
});

test("whatever the text, reading a message throws nothing", async () => {
  const text = await writeMessage(await whole, 0, digest);
  const random = seededRandom(3);
  for (let run = 0; run < 2_000; run++) {
    const at = random.below(text.length);
    const cut =
      text.slice(0, at) +
      ["", "null", "[]", "-1", '"'][random.below(5)] +
      text.slice(at + random.below(9));
    expect(() => readMessage(cut)).not.toThrow();
  }
  expect(readMessage("")).toBe(undefined);
  expect(readMessage("null")).toBe(undefined);
});

describe("house rules of the player who invites", () => {
  const own = { name: "Cheap", text: 'variant cheap of burgundy { de "B" en "B" }' };

  /** A match in which nothing has been played. */
  async function invited() {
    const head = { ...headOf(burgundy, ["Anna", "Benno"], {}), own };
    const { turn } = await composeJoining(0, secret, digest);
    return { head, turns: [turn] };
  }

  test("travel with each message", async () => {
    const known = await invited();
    expect(readMessage(await writeMessage(known, 1, digest))?.head.own).toEqual(own);
  });

  test("cannot be replaced later: the hash of the match has them in it", async () => {
    const known = await invited();
    const other = { ...known.head, own: { ...own, text: `${own.text} ` } };
    const replaced = readMessage(await writeMessage({ ...known, head: other }, 0, digest));
    const without = readMessage(
      await writeMessage({ ...known, head: { ...known.head, own: undefined } }, 0, digest),
    );

    for (const message of [replaced, without])
      expect(message && (await receive(message, known, digest))).toMatchObject({
        kind: "problem",
        text: { en: /another course/ },
      });
  });

  test.each([
    ["a text of any length", { ...own, text: "x".repeat(60_001) }],
    ["a name with invisible characters", { ...own, name: "Che\u202Eap" }],
    ["a name of any length", { ...own, name: "x".repeat(61) }],
    ["a list", [own]],
    ["no text", { name: "Cheap" }],
    ["another prototype", JSON.parse('{"__proto__":{"name":"Cheap","text":"x"}}')],
    ["none", null],
  ])("%s are no message", async (_, value) => {
    const text = await writeMessage(await invited(), 0, digest);
    const changed = { ...JSON.parse(text) };
    changed.head.own = value;
    expect(readMessage(JSON.stringify(changed))).toBe(undefined);
  });
});
