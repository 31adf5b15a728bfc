// Matches by message: the players send each other their turns, without a server. A turn is bound to
// everything before it by a chain of hashes.
//
// Chance comes from the players together. Each turn reveals a secret that its author has promised
// (by its hash) in the turn before, and promises the next one. A move after which chance decides
// ends its turn; the outcome follows from the secret of its author and from the one that the next
// sender had promised. So the author cannot foresee it, and the next sender cannot choose it
// (coin flipping by commitment: M. Blum, “Coin flipping by telephone”, 1981).
//
// Choices that all make at the same time are sealed: the turn has the hash of the choice and a
// random salt, and a later turn opens it, once all have chosen.

/** Hash of a text in hexadecimal digits (SHA-256). Given by the caller: this folder has no browser. */
export type Digest = (text: string) => Promise<string>;

/** House rules by the player who invites. They travel with the match and are not run without being shown. */
export interface OwnRules {
  readonly name: string;
  /** Variants of the game; `MatchHead.variants` names them, too. */
  readonly text: string;
}

/** The terms of a match, which all its messages share. */
export interface MatchHead {
  /** 128 random bits in hexadecimal digits, so that matches cannot be confused. */
  readonly id: string;
  readonly game: string;
  /** Fingerprint of the rules; see `Meta.rulesHash`. */
  readonly rulesHash: string;
  /** The active variants, in order of choice. */
  readonly variants: readonly string[];
  /** Names in the order of the seats; seat 0 invites. */
  readonly names: readonly string[];
  /** Option id → choice id. */
  readonly options: Readonly<Record<string, string>>;
  readonly own?: OwnRules | undefined;
}

/** Choices of one player in a simultaneous decision, before the others know them. */
export interface OpenedChoice {
  readonly notations: readonly string[];
  /** 128 random bits in hexadecimal digits, without which choices could be guessed from hashes. */
  readonly salt: string;
}

/** What one player sends. */
export interface MatchTurn {
  readonly seat: number;
  /** The promised secret; `undefined` only in the invitation. 128 bits in hexadecimal digits. */
  readonly secret: string | undefined;
  /** The hash of the author's next secret. */
  readonly promise: string;
  /** Opens the author's sealed choice. */
  readonly opened: OpenedChoice | undefined;
  /** The moves, in order. */
  readonly moves: readonly string[];
  /** The hash of choices made at the same time as those of the others, after `moves`. */
  readonly sealed: string | undefined;
}

/** The hash that a secret is promised by. */
export function promiseOf(secret: string, digest: Digest): Promise<string> {
  return digest(`secret ${secret}`);
}

/** The hash that sealed choices are bound by. */
export function sealOf(head: MatchHead, choice: OpenedChoice, digest: Digest): Promise<string> {
  return digest(JSON.stringify(["choice", head.id, choice.salt, ...choice.notations]));
}

/** Returns the hash of the terms and all turns: equal hashes mean the same match so far. */
export async function chainHash(
  head: MatchHead,
  turns: readonly MatchTurn[],
  digest: Digest,
): Promise<string> {
  let hash = await digest(JSON.stringify(["head", ...headFields(head)]));
  for (const turn of turns) hash = await digest(JSON.stringify([hash, ...turnFields(turn)]));
  return hash;
}

/** Returns a 32-bit seed from the secrets that decide an outcome. */
export async function deriveChanceSeed(
  head: MatchHead,
  position: number,
  secrets: readonly string[],
  digest: Digest,
): Promise<number> {
  const hash = await digest(JSON.stringify(["chance", head.id, position, ...secrets]));
  return Number.parseInt(hash.slice(0, 8), 16) | 0;
}

function headFields({ id, game, rulesHash, variants, names, options, own }: MatchHead) {
  const chosen = Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1));
  // Hashes of matches without own rules are those of the first version of the format.
  const rules = own === undefined ? [] : [own.name, own.text];
  return [id, game, rulesHash, variants, names, chosen, ...rules];
}

function turnFields({ seat, secret, promise, opened, moves, sealed }: MatchTurn) {
  const choice = opened === undefined ? null : [opened.salt, ...opened.notations];
  return [seat, secret ?? null, promise, choice, moves, sealed ?? null];
}
