// `regel play GAME`: plays a match in the terminal.

import { createInterface } from "node:readline";
import type { Game } from "../../dsl/index.ts";
import { type Bot, botKinds, createBot, isBotKind } from "../../play/bots/index.ts";
import { deriveSeed, seededRandom } from "../../play/random.ts";
import type { Seat } from "../../play/session/record.ts";
import { getSeatNames } from "../../play/session/seats.ts";
import { type LoggedMove, type Session, startSession } from "../../play/session/session.ts";
import {
  type Arguments,
  type Command,
  readOnlyWord,
  readWholeNumber,
  seedRange,
} from "../arguments.ts";
import { findGame, replaceText } from "../files.ts";
import { meansFor } from "../learned.ts";
import { gameOf } from "../load-game.ts";
import { renderExplanation } from "../render/explanation.ts";
import { renderFinalStandings } from "../render/final-standings.ts";
import { renderGameTitle } from "../render/game-title.ts";
import { renderTable } from "../render/table.ts";
import { readBots, readSetup } from "../setup.ts";
import { CommandError, type Shell } from "../shell.ts";
import { readVariedGame } from "../variant-arguments.ts";

export const playCommand: Command = {
  flags: { variant: "value", players: "value", seed: "value", bot: "value", options: "value" },
  run: playGame,
};

/** A match in the terminal. */
interface Match {
  readonly shell: Shell;
  readonly game: Game;
  readonly session: Session;
  /** The bot of each seat; `undefined` for a person. */
  readonly bots: readonly (Bot | undefined)[];
  readonly names: readonly string[];
}

async function playGame(shell: Shell, args: Arguments): Promise<number> {
  const match = createMatch(shell, args);
  const { game, session, names } = match;
  const { seed } = session.table;
  shell.out(shell.texts.started(renderGameTitle(match.game.meta, shell.language), seed));
  advance(match, undefined);
  const isOver = game.isOver(session.state) || (await readLines(match));
  if (!isOver) {
    shell.out(shell.texts.left);
    return 0;
  }
  const entries = [...session.opening, ...session.past.flatMap((move) => move.entries)];
  const played = { state: session.state, entries };
  shell.out(`\n${renderFinalStandings(shell, game, played, names)}`);
  return 0;
}

function createMatch(shell: Shell, args: Arguments): Match {
  const name = readOnlyWord(shell, args, "play", "game");
  const missing = Math.floor(Math.random() * 2 ** 32);
  const seed = readWholeNumber(shell, args, "seed", { ...seedRange, missing });
  const { files, variants } = readVariedGame(shell, args, findGame(shell, name));
  const game = gameOf(shell, files, variants, "playouts");
  const { players, options } = readSetup(shell, game, args);
  const kinds = [...botKinds, "human"] as const;
  const others = readBots(shell, args, { seats: players - 1, kinds, missing: "greedy" });
  const seats = ["human" as const, ...others].map((kind, index) => seatOf(shell, kind, index));
  const session = startSession(game, { seats, options, seed });
  const random = seededRandom(deriveSeed(seed, 1));
  const means = meansFor(shell, files, game);
  const bots = seats.map(({ kind }) =>
    isBotKind(kind) ? createBot(kind, random, means) : undefined,
  );
  const own = session.table.seats.map(({ name }) => name);
  const names = getSeatNames(game, session.state, own, shell.language);
  return { shell, game, session, bots, names };
}

function seatOf({ texts }: Shell, kind: string, index: number): Seat {
  if (index === 0) return { name: texts.you, kind };
  const name = kind === "human" ? texts.humanName(index + 1) : texts.botName(index + 1);
  return { name, kind };
}

/** Reads input until the game is over; returns false if the player quits before. */
async function readLines(match: Match): Promise<boolean> {
  const { stdin, stdout } = match.shell.streams;
  const isTerminal = stdin.isTTY === true && stdout.isTTY === true;
  const output = isTerminal ? { output: stdout } : {};
  const input = createInterface({ input: stdin, terminal: isTerminal, ...output });
  input.setPrompt(match.shell.texts.prompt);
  let isOpen = isTerminal;
  input.once("close", () => {
    isOpen = false;
  });
  if (isOpen) input.prompt();
  try {
    for await (const line of input) {
      if (!isTerminal) match.shell.out(`${match.shell.texts.prompt}${line}`);
      if (line.trim() === "quit") return false;
      answer(match, line.trim());
      if (match.game.isOver(match.session.state)) return true;
      if (isOpen) input.prompt();
    }
    return false;
  } finally {
    input.close();
  }
}

/** Commands that can be typed besides options. */
const answers: Readonly<Record<string, (match: Match, rest: string) => void>> = {
  "": () => {},
  "?": ({ shell }) => shell.out(shell.texts.playHelp),
  help: ({ shell }) => shell.out(shell.texts.playHelp),
  table: showTable,
  options: (match) => showOptions(match, true),
  why: ({ shell, game, session }, rest) =>
    shell.out(renderExplanation(shell, game, session.state, rest)),
  undo,
  save,
};

/** Executes a line of input. */
function answer(match: Match, line: string): void {
  const [word = "", ...rest] = line.split(/\s+/);
  const known = Object.hasOwn(answers, word) ? answers[word] : undefined;
  if (known === undefined) choose(match, line);
  else known(match, rest.join(" "));
}

/** Plays an option by its number or notation. */
function choose(match: Match, line: string): void {
  const { shell, game, session } = match;
  const options = game.options(session.state);
  const chosen = /^\d+$/.test(line) ? options[Number(line) - 1] : undefined;
  const read = chosen === undefined ? game.readNotation(session.state, line) : { option: chosen };
  if ("problem" in read) {
    const isNone = /^\d+$/.test(line) || !knowsAction(game, line);
    const { notAnOption } = shell.texts;
    shell.out(isNone ? notAnOption(line, options.length) : read.problem[shell.language]);
    return;
  }
  const before = game.decision(session.state)?.player;
  play(match, read.option);
  advance(match, before);
}

function knowsAction({ meta }: Game, line: string): boolean {
  const [word] = line.split(/[\s(]/);
  return meta.moves.some(({ id }) => id === word);
}

/** Plays the bots' moves until a person decides, and shows the options. */
function advance(match: Match, previous: number | undefined): void {
  const { shell, game, session, bots, names } = match;
  let before = previous;
  for (;;) {
    const player = game.decision(session.state)?.player;
    if (player === undefined) return;
    const bot = bots[player];
    if (bot === undefined) {
      if (player !== before) showTable(match);
      shell.out(`\n${shell.texts.turnOf(names[player] ?? "")}`);
      showDone(match);
      showOptions(match, false);
      return;
    }
    play(match, bot(game, session.state));
    before = player;
  }
}

/** Plays an option. Simultaneous decisions are shown when all are made. */
function play(match: Match, option: number): void {
  const { shell, session, names } = match;
  const { covered } = session;
  const move = session.play(option);
  if (session.covered.includes(move)) shell.out(shell.texts.hasChosen(names[move.player] ?? ""));
  else for (const one of [...covered, move]) showMove(match, one);
}

/** Shows which seats have made their simultaneous decision. */
function showDone({ shell, game, session, names }: Match): void {
  const done = game.decision(session.state)?.atOnce?.done ?? [];
  if (done.length > 0)
    shell.out(shell.texts.decidedAlready(done.map((seat) => names[seat] ?? "").join(", ")));
}

/** Shows a move: `Bot 2: take three sticks (+3)`. */
function showMove({ shell, names }: Match, { player, says, points }: LoggedMove): void {
  const gained = points.flatMap((amount, seat) => {
    if (amount === 0) return [];
    const signed = `${amount > 0 ? "+" : ""}${shell.number(amount)}`;
    return [seat === player ? signed : `${names[seat]} ${signed}`];
  });
  const ending = gained.length === 0 ? "" : shell.texts.pointsOf(gained.join(", "));
  shell.out(shell.colours.bold(`${names[player]}: ${says[shell.language]}${ending}`));
}

function showTable({ shell, game, session, names }: Match): void {
  shell.out(`\n${renderTable(shell, game, session.state, names)}`);
}

function showOptions({ shell, game, session }: Match, withNotation: boolean): void {
  const options = game.options(session.state);
  const width = String(options.length).length;
  const lines = options.map((option, index) => {
    const notation = withNotation ? shell.colours.dim(`  ${game.notation(option)}`) : "";
    return `  ${String(index + 1).padStart(width)}  ${game.says(option)[shell.language]}${notation}`;
  });
  shell.out(lines.join("\n"));
}

/** Goes back to the last position in which a person decided. */
function undo(match: Match): void {
  const { shell, game, session, bots } = match;
  for (let position = session.position - 1; position >= 0; position--) {
    const player = game.decision(session.stateAt(position))?.player ?? -1;
    if (bots[player] !== undefined) continue;
    session.jump(position);
    shell.out(shell.texts.undone);
    advance(match, undefined);
    return;
  }
  shell.out(shell.texts.nothingToUndo);
}

function save({ shell, session }: Match, path: string): void {
  if (path === "") {
    shell.out(shell.texts.saveWhere);
    return;
  }
  try {
    replaceText(shell, path, session.save());
    shell.out(shell.texts.saved(path));
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    shell.out(error.message);
  }
}
