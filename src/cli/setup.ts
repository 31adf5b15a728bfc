// Setup flags that the commands share: players, bots and options.

import type { Game, Meta } from "../dsl/index.ts";
import {
  type BotKind,
  botKinds,
  isSearchKind,
  isTimed,
  type PlainBotKind,
  type SearchKind,
} from "../play/bots/index.ts";
import { findCommonPlayers } from "../play/compare/setup.ts";
import { findSetupProblem } from "../play/session/replay.ts";
import { type Arguments, readWholeNumber } from "./arguments.ts";
import { CommandError, type Shell } from "./shell.ts";

interface ChosenSetup {
  readonly players: number;
  /** Option id → choice id, only for options given. */
  readonly options: Readonly<Record<string, string>>;
}

/** Returns `--players` and `--options`, checked against the game. */
export function readSetup(shell: Shell, game: Game, args: Arguments): ChosenSetup {
  const { min, max } = game.meta.players;
  const players = readWholeNumber(shell, args, "players", { min, max, missing: min });
  const options = chosenOptions(shell, args.values.get("options"));
  const problem = findSetupProblem(game.meta, players, options);
  if (problem !== undefined) throw new CommandError(problem.text[shell.language]);
  return { players, options };
}

/**
 * Like `readSetup` for two games: both must allow the number of players, and at least one must
 * have each choice.
 */
export function readCommonSetup(shell: Shell, a: Game, b: Game, args: Arguments): ChosenSetup {
  const players = readSharedPlayerCount(shell, [a.meta, b.meta], args);
  const options = chosenOptions(shell, args.values.get("options"));
  const problem =
    findSetupProblem(a.meta, players, options) && findSetupProblem(b.meta, players, options);
  if (problem !== undefined) throw new CommandError(problem.text[shell.language]);
  return { players, options };
}

/** Returns `--players`, or the smallest number that all games allow. Throws if there is none. */
export function readSharedPlayerCount(
  shell: Shell,
  games: readonly Meta[],
  args: Arguments,
): number {
  const { min, max } = findCommonPlayers(games);
  if (min > max) {
    throw new CommandError(shell.texts.compare.noCommonPlayers(games.map(formatPlayerRange)));
  }
  return readWholeNumber(shell, args, "players", { min, max, missing: min });
}

/** Formats the range of players: "2–4", "2". */
export function formatPlayerRange({ players: { min, max } }: Pick<Meta, "players">): string {
  return min === max ? `${min}` : `${min}–${max}`;
}

/** Examples of search bots, as displayed in messages. */
const searchExamples = ["search:1000", "search:200ms"] as const;

/** Returns the bots of all seats: `--bot KIND` for all, or `--bot KIND,KIND` for each. */
export function readBots<Kind extends string>(
  shell: Shell,
  args: Arguments,
  choice: { readonly seats: number; readonly kinds: readonly Kind[]; readonly missing: Kind },
): (Kind | SearchKind)[] {
  const words = (args.values.get("bot") ?? choice.missing).split(",");
  const kinds = words.map((word) => parseBotKind(shell, "bot", word, choice.kinds));
  const [only] = kinds;
  if (kinds.length === 1 && only !== undefined)
    return new Array<Kind | SearchKind>(choice.seats).fill(only);
  if (kinds.length === choice.seats) return kinds;
  throw new CommandError(shell.texts.botCount(kinds.length, choice.seats));
}

/** Like `readBots`; rejects bots with a time limit, whose games are not reproducible. */
export function readRepeatableBots(
  shell: Shell,
  args: Arguments,
  seats: number,
  missing: PlainBotKind,
): BotKind[] {
  const bots = readBots(shell, args, { seats, kinds: botKinds, missing });
  const timed = bots.find(isTimed);
  if (timed !== undefined) throw new CommandError(shell.texts.sim.timed(timed));
  return bots;
}

/** Parses a search bot with its budget, or one of the given kinds. */
export function parseBotKind<Kind extends string>(
  shell: Shell,
  flag: string,
  word: string,
  kinds: readonly Kind[],
): Kind | SearchKind {
  if (isSearchKind(word)) return word;
  const known = kinds.find((kind) => kind === word);
  if (known !== undefined) return known;
  throw new CommandError(shell.texts.notOneOf(`--${flag}`, word, [...kinds, ...searchExamples]));
}

/** Parses options: `light=dusk,size=big` → `{ light: "dusk", size: "big" }`. */
function chosenOptions(shell: Shell, words: string | undefined): Record<string, string> {
  const chosen = new Map<string, string>();
  for (const word of words?.split(",") ?? []) {
    const [, id, choice] = /^([^=]+)=([^=]+)$/.exec(word) ?? [];
    if (id === undefined || choice === undefined) {
      throw new CommandError(shell.texts.notAChoice(word));
    }
    if (chosen.has(id)) throw new CommandError(shell.texts.twiceChosen(id));
    chosen.set(id, choice);
  }
  return Object.fromEntries(chosen);
}
