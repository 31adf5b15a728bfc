// Link format of a comparison: what is compared and how it is simulated, after the version of the
// format: `v1?b=calm&games=100`. Default values are omitted; the reader's own rules are compressed.

import type { Meta } from "../../../dsl/index.ts";
import type { SiteLanguage } from "../../../i18n/language.ts";
import { isPlainBotKind, type PlainBotKind } from "../../../play/bots/kinds.ts";
import { gameAddress } from "../../ui/address.ts";
import { packText, unpackText } from "../../ui/packed.ts";
import type { VariantChoices } from "./variant-choices.ts";

const version = "v1";

/** One of the two sides: ids of variants, and whether the reader's own rules are included. */
export interface SideChoice {
  readonly ids: readonly string[];
  readonly own: boolean;
}

export interface ComparisonChoice {
  readonly a: SideChoice;
  readonly b: SideChoice;
  /** Rules written by the reader. */
  readonly ownText: string;
  readonly run: RunChoice;
}

/** Settings of a simulation. */
export interface RunChoice {
  readonly players: number;
  /** Option → choice; a missing option has its first choice. */
  readonly options: Readonly<Record<string, string>>;
  readonly bot: PlainBotKind;
  readonly seed: number;
  readonly games: number;
}

export type LinkProblem = "version" | "broken" | "unknown" | "saved";

type OpenedLink =
  /** An address without a comparison in it. */
  | { readonly kind: "none" }
  | { readonly kind: "choice"; readonly choice: ComparisonChoice }
  /** A side has the house rule that the reader has saved; `ownText` is empty. */
  | { readonly kind: "saved"; readonly choice: ComparisonChoice }
  | { readonly kind: "problem"; readonly problem: LinkProblem };

export const usualRun: RunChoice = { players: 2, options: {}, bot: "random", seed: 1, games: 1000 };

/** Returns the default comparison: the original and the first version, or else the first house rule. */
export function getUsualChoice({ versions, questions, house }: VariantChoices): ComparisonChoice {
  const [first] = [...versions, ...house, ...questions.flatMap(({ readings }) => readings)];
  return besideOriginal(first === undefined ? [] : [first.id]);
}

function besideOriginal(ids: readonly string[]): ComparisonChoice {
  return { a: { ids: [], own: false }, b: { ids, own: false }, ownText: "", run: usualRun };
}

/** Returns the address of the page that compares a variant with the original. */
export async function comparisonAddress(
  meta: Meta,
  variant: string,
  language: SiteLanguage,
): Promise<string> {
  const hash = await writeLink(besideOriginal([variant]));
  return `${gameAddress(meta, "compare", language)}#${hash}`;
}

/** Number of games that are searched for a witness of each difference. */
export const searched = 400;

/** Id of the reader's own rules in links. */
const ownMark = "*";
const optionMark = "o.";

/** Returns the part of an address after `#`. */
export async function writeLink({ a, b, ownText, run }: ComparisonChoice): Promise<string> {
  const parts = new URLSearchParams();
  const put = (key: string, value: string, usual = "") => {
    if (value !== usual) parts.set(key, value);
  };
  put("a", idsText(a));
  put("b", idsText(b));
  if (a.own || b.own) put("own", await packText(ownText));
  put("players", String(run.players), String(usualRun.players));
  put("bot", run.bot, usualRun.bot);
  put("seed", String(run.seed), String(usualRun.seed));
  put("games", String(run.games), String(usualRun.games));
  for (const [id, choice] of Object.entries(run.options)) put(optionMark + id, choice);
  return `${version}?${parts}`;
}

/** Reads the part of an address after `#`. */
export async function readLink(hash: string): Promise<OpenedLink> {
  const found = /^#?(v\d+)(\?|$)/.exec(hash);
  if (found === null) return { kind: "none" };
  if (found[1] !== version) return { kind: "problem", problem: "version" };
  const parts = new URLSearchParams(hash.slice(hash.indexOf("?") + 1));
  const packedText = parts.get("own");
  const ownText = packedText === null ? "" : await unpackText(packedText);
  const run = runOf(parts);
  if (ownText === undefined || run === undefined) return { kind: "problem", problem: "broken" };
  const saved = parts.get("base") === "own" ? ownMark : null;
  const [a, b] = [sideOf(parts.get("a")), sideOf(parts.get("b") ?? saved)];
  if ((a.own || b.own) && packedText === null) {
    return { kind: "saved", choice: { a, b, ownText: "", run } };
  }
  if ((a.own || b.own) && ownText === "") return { kind: "problem", problem: "broken" };
  // Drops a text that neither side uses: otherwise it would be kept out of sight and could be
  // chosen later.
  return { kind: "choice", choice: { a, b, ownText: a.own || b.own ? ownText : "", run } };
}

function idsText({ ids, own }: SideChoice): string {
  return [...ids, ...(own ? [ownMark] : [])].join(",");
}

function sideOf(text: string | null): SideChoice {
  const ids = (text ?? "").split(",").filter((id) => id !== "");
  return { ids: ids.filter((id) => id !== ownMark), own: ids.includes(ownMark) };
}

function runOf(parts: URLSearchParams): RunChoice | undefined {
  const players = wholeNumber(parts.get("players"), usualRun.players);
  const seed = wholeNumber(parts.get("seed"), usualRun.seed);
  const games = wholeNumber(parts.get("games"), usualRun.games);
  const bot = parts.get("bot") ?? usualRun.bot;
  if (players === undefined || seed === undefined || games === undefined) return undefined;
  if (!isPlainBotKind(bot) || games < 1 || games > 10_000) return undefined;
  const options = [...parts].flatMap(([key, value]) =>
    key.startsWith(optionMark) ? [[key.slice(optionMark.length), value] as const] : [],
  );
  return { players, seed, games, bot, options: Object.fromEntries(options) };
}

function wholeNumber(text: string | null, usual: number): number | undefined {
  if (text === null) return usual;
  return /^-?\d{1,10}$/.test(text) ? Number(text) | 0 : undefined;
}
