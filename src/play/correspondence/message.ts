// Messages: the turns since the last one that the recipient must know, as text.

import type { DisplayText } from "../../dsl/index.ts";
import type { OwnSecrets } from "./follow.ts";
import {
  chainHash,
  type Digest,
  type MatchHead,
  type MatchTurn,
  type OpenedChoice,
  type OwnRules,
} from "./turn.ts";
import { turnProblems } from "./turn-problems.ts";

const format = "regelwerk-turn 1";

export interface TurnMessage {
  readonly head: MatchHead;
  /** Index of the first turn in `turns`. */
  readonly from: number;
  /** Hash of the match before it; see `chainHash`. */
  readonly before: string;
  readonly turns: readonly MatchTurn[];
}

/** A match as a device keeps it. */
export interface KnownTurns {
  readonly head: MatchHead;
  readonly turns: readonly MatchTurn[];
}

/** Returns the message about all turns from the index `from`. */
export async function writeMessage(
  { head, turns }: KnownTurns,
  from: number,
  digest: Digest,
): Promise<string> {
  const before = await chainHash(head, turns.slice(0, from), digest);
  return `${JSON.stringify({ format, head, from, before, turns: turns.slice(from) })}\n`;
}

/** The first turn that another player may lack: each knows those up to the last one of their own. */
export function firstToSend({ head, turns }: KnownTurns, sender: number): number {
  const last = head.names.map((_, seat) => turns.findLastIndex((turn) => turn.seat === seat));
  return Math.min(...last.filter((_, seat) => seat !== sender)) + 1;
}

/** Reads a message; `undefined` if the text is none. Whatever the text, nothing is thrown. */
export function readMessage(text: string): TurnMessage | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || value.format !== format) return undefined;
    const head = headFrom(value.head);
    const { from, before, turns } = value;
    if (head === undefined || !isIndex(from) || !isHex(before) || !Array.isArray(turns))
      return undefined;
    const read = turns.map((turn: unknown) => turnFrom(turn, head.names.length));
    return read.every((turn) => turn !== undefined) && read.length <= MAX_TURNS
      ? { head, from, before, turns: read }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the match of a stored value, such as one from a file; `undefined` if it is none. */
export function knownTurnsFrom(value: unknown): KnownTurns | undefined {
  if (!isRecord(value) || !Array.isArray(value.turns)) return undefined;
  const head = headFrom(value.head);
  if (head === undefined || value.turns.length > MAX_TURNS) return undefined;
  const turns = value.turns.map((turn: unknown) => turnFrom(turn, head.names.length));
  return turns.every((turn) => turn !== undefined) ? { head, turns } : undefined;
}

/** Returns the secrets of a stored value; `undefined` if it has none. */
export function ownSecretsFrom(value: unknown): OwnSecrets | undefined {
  if (!isRecord(value) || !isIndex(value.seat) || !isHex(value.secret)) return undefined;
  const choice = value.choice === undefined ? undefined : choiceFrom(value.choice);
  if (value.choice !== undefined && choice === undefined) return undefined;
  return { seat: value.seat, secret: value.secret, choice };
}

/** Returns the moves of a stored draft; none if it is invalid. */
export function draftFrom(value: unknown): readonly string[] {
  return isTexts(value, MAX_MOVES, MAX_NOTATION) ? value : [];
}

type Received =
  | { readonly kind: "known"; readonly known: KnownTurns; readonly added: number }
  | { readonly kind: "problem"; readonly text: DisplayText };

/** Joins a message to what this device knows of the match; nothing known is ever replaced. */
export async function receive(
  message: TurnMessage,
  known: KnownTurns | undefined,
  digest: Digest,
): Promise<Received> {
  const { head, from, before, turns } = message;
  const here = known ?? { head, turns: [] };
  if (here.head.id !== head.id) return { kind: "problem", text: turnProblems.otherMatch() };
  if (from > here.turns.length) return { kind: "problem", text: turnProblems.missingTurns() };
  const common = here.turns.slice(0, from);
  const shared = Math.min(here.turns.length - from, turns.length);
  const [found, kept] = await Promise.all([
    chainHash(here.head, [...common, ...turns.slice(0, shared)], digest),
    chainHash(here.head, here.turns.slice(0, from + shared), digest),
  ]);
  const isSameBefore = (await chainHash(here.head, common, digest)) === before;
  if (!isSameBefore || found !== kept) return { kind: "problem", text: turnProblems.otherCourse() };
  const added = turns.slice(shared);
  return {
    kind: "known",
    known: { head: here.head, turns: [...here.turns, ...added] },
    added: added.length,
  };
}

// Reading what strangers may have written -----------------------------------------

const MAX_TURNS = 2_000;
const MAX_MOVES = 1_000;
const MAX_NAME = 60;
const MAX_NOTATION = 500;
const MAX_SEATS = 8;
const MAX_CHOICES = 50;
/** Characters of own rules; with the turns they must fit into a link. */
const MAX_RULES = 60_000;

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isIndex(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MAX_TURNS;
}

function isHex(value: unknown): value is string {
  return typeof value === "string" && /^[\da-f]{1,64}$/.test(value);
}

/** Characters that are not seen, or that change the direction of writing. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/u;

/** Whether a value is a list of visible texts, none longer than `longest`. */
function isTexts(value: unknown, most: number, longest: number): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length <= most &&
    value.every(
      (text) => typeof text === "string" && text.length <= longest && !invisible.test(text),
    )
  );
}

function headFrom(value: unknown): MatchHead | undefined {
  if (!isRecord(value)) return undefined;
  const { id, game, rulesHash, variants, names, options } = value;
  if (!isHex(id) || !isTexts([game, rulesHash], 2, MAX_NAME)) return undefined;
  if (!isTexts(names, MAX_SEATS, MAX_NAME) || names.length < 2) return undefined;
  if (!isTexts(variants, MAX_CHOICES, MAX_NAME)) return undefined;
  if (!isRecord(options) || typeof game !== "string" || typeof rulesHash !== "string")
    return undefined;
  const chosen = Object.entries(options);
  if (!isTexts(chosen.flat(), 2 * MAX_CHOICES, MAX_NAME)) return undefined;
  const terms = { id, game, rulesHash, variants, names, options: choices(chosen) };
  if (value.own === undefined) return terms;
  const own = ownRulesFrom(value.own);
  return own && { ...terms, own };
}

function ownRulesFrom(value: unknown): OwnRules | undefined {
  if (!isRecord(value) || typeof value.name !== "string" || !isTexts([value.name], 1, MAX_NAME))
    return undefined;
  const { name, text } = value;
  return typeof text === "string" && text.length <= MAX_RULES ? { name, text } : undefined;
}

function choices(entries: readonly (readonly [string, unknown])[]): Record<string, string> {
  return Object.fromEntries(entries.map(([option, choice]) => [option, String(choice)]));
}

function turnFrom(value: unknown, players: number): MatchTurn | undefined {
  if (!isRecord(value)) return undefined;
  const { seat, secret, promise, moves, sealed } = value;
  const opened = value.opened === undefined ? undefined : choiceFrom(value.opened);
  if (!isIndex(seat) || seat >= players || !isHex(promise)) return undefined;
  if (secret !== undefined && !isHex(secret)) return undefined;
  if (sealed !== undefined && !isHex(sealed)) return undefined;
  if (value.opened !== undefined && opened === undefined) return undefined;
  if (!isTexts(moves, MAX_MOVES, MAX_NOTATION)) return undefined;
  return { seat, secret, promise, opened, moves, sealed };
}

function choiceFrom(value: unknown): OpenedChoice | undefined {
  if (!isRecord(value) || !isHex(value.salt)) return undefined;
  if (!isTexts(value.notations, MAX_MOVES, MAX_NOTATION)) return undefined;
  return { salt: value.salt, notations: value.notations };
}
