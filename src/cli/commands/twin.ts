// `regel twin GAME A B`: plays a match of bots under two sets of rules in lockstep up to the
// divergence, and then each one to its end.

import { renderChosenVariants, sidesOf } from "../../compare/side-choice.ts";
import type { Game, State } from "../../dsl/index.ts";
import { type BotKind, botKinds, createBot } from "../../play/bots/index.ts";
import {
  createBotChoice,
  type LockstepGame,
  playLockstep,
} from "../../play/compare/lockstep-game.ts";
import { deriveSeed, seededRandom } from "../../play/random.ts";
import {
  type Arguments,
  type Command,
  parseChoice,
  readWholeNumber,
  seedRange,
} from "../arguments.ts";
import { formatSetupOptions, listSeatNames } from "../diff/witness.ts";
import { gameOf } from "../load-game.ts";
import { readCommonSetup } from "../setup.ts";
import type { Shell } from "../shell.ts";
import { formatVariantLabel, parseTwoSides } from "../variant-arguments.ts";

export const twinCommand: Command = {
  flags: { players: "value", seed: "value", bot: "value", options: "value" },
  run: playTwins,
};

/** Number of moves shown before the divergence, and after it on each side. */
const shownBefore = 3;
const shownAfter = 8;

function playTwins(shell: Shell, args: Arguments): number {
  const { files, a: before, b: after } = parseTwoSides(shell, args, "twin");
  const seed = readWholeNumber(shell, args, "seed", { ...seedRange, missing: 1 });
  const kind = parseChoice(shell, "bot", args.values.get("bot") ?? "greedy", botKinds);
  const [a, b] = [gameOf(shell, files, before), gameOf(shell, files, after)];
  const { players, options } = readCommonSetup(shell, a, b, args);
  const seats = listSeatNames(shell, players).map((name) => ({ name, kind }));
  const bot = createBot(kind, seededRandom(deriveSeed(seed, 1)));
  const twin = playLockstep(a, b, { seats, options, seed }, createBotChoice(bot), {
    sides: sidesOf(a.meta, b.meta),
  });
  shell.out(twinText(shell, twin, kind));
  return 0;
}

function twinText(shell: Shell, twin: LockstepGame, kind: BotKind): string {
  const { texts, language, colours } = shell;
  const { a, b } = twin.pairing;
  const [words = "", others = ""] = [a, b].map(
    ({ meta }) => renderChosenVariants(meta, meta.chosen)[language],
  );
  const { seats, options, seed } = twin.table;
  const head = [
    colours.bold(texts.compare.heading(a.meta.title[language], words, others)),
    texts.compare.atTable(seats.length, formatSetupOptions(shell, a, options), seed),
  ];
  const { parting } = twin;
  if (parting === undefined) {
    const scores = scoreText(shell, a, twin, twin.state("a"));
    return [...head, "", texts.compare.neverPart(twin.length), scores].join("\n");
  }
  const commonMoves = movesBefore(shell, twin);
  return [
    ...head,
    "",
    ...(commonMoves.length > shownBefore ? ["  …"] : []),
    ...commonMoves.slice(-shownBefore).map((line) => `  ${line}`),
    ...(commonMoves.length > 0 ? [""] : []),
    colours.bold(
      parting.at === 0 ? texts.compare.partAtSetUp : texts.compare.partAfter(parting.at),
    ),
    ...twin.partings.slice(0, shownBefore).map(({ words: text }) => `  ${text[language]}`),
    ...(twin.partings.length > shownBefore
      ? [`  ${texts.compare.more(twin.partings.length - shownBefore, [])}`]
      : []),
    ...(["a", "b"] as const).flatMap((side) => continuation(shell, twin, side, kind)),
  ].join("\n");
}

/** Formats the moves in lockstep. */
function movesBefore(shell: Shell, twin: LockstepGame): string[] {
  return twin.moves.map((move, index) =>
    moveText(shell, twin.pairing.a, twin.state("a", index), { index, move, names: namesAt(twin) }),
  );
}

/** Plays one of the matches to its end with bots, and formats the moves. */
function continuation(shell: Shell, twin: LockstepGame, side: "a" | "b", kind: BotKind): string[] {
  const { texts, language, colours } = shell;
  const game = twin.pairing[side];
  const words = renderChosenVariants(game.meta, game.meta.chosen)[language];
  const label = formatVariantLabel(shell, game.meta, { chosen: game.meta.chosen, words });
  const bot = createBot(kind, seededRandom(deriveSeed(twin.table.seed, 2)));
  const state = twin.state(side).slice();
  const lines: string[] = [];
  let count = 0;
  for (; !game.isOver(state) && count < maxDecisions; count++) {
    const option = bot(game, state);
    if (count < shownAfter) {
      const move = {
        index: twin.length + count,
        move: game.notation(option),
        names: namesAt(twin),
      };
      lines.push(`  ${moveText(shell, game, state, move)}`);
    }
    game.play(state, option);
  }
  const rest = count > shownAfter ? [`  ${texts.compare.moreMoves(count - shownAfter)}`] : [];
  const end = scoreText(shell, game, twin, state);
  return ["", colours.bold(texts.compare.goesOn(label)), ...lines, ...rest, `  ${end}`];
}

/** Maximum number of decisions before a match is aborted. */
const maxDecisions = 10_000;

/** Formats the points at the end, or when the match was aborted. */
function scoreText(shell: Shell, game: Game, twin: LockstepGame, state: State): string {
  const { finalScores, givenUp } = shell.texts.compare;
  const scores = game.scores(state).map((points) => shell.number(points));
  const points = pointsBySeat(namesAt(twin), scores);
  return game.isOver(state) ? finalScores(points) : givenUp(points);
}

/** Formats points: "Player 1 112, Player 2 98". */
function pointsBySeat(names: readonly string[], scores: readonly string[]): string {
  return scores.map((points, seat) => `${names[seat]} ${points}`).join(", ");
}

function namesAt({ table }: LockstepGame): string[] {
  return table.seats.map(({ name }) => name);
}

/** Formats a move: `12. Player 1: take a fish`. */
function moveText(
  { language }: Shell,
  game: Game,
  state: State,
  of: { readonly index: number; readonly move: string; readonly names: readonly string[] },
): string {
  const player = of.names[game.decision(state)?.player ?? -1] ?? "";
  const read = game.readNotation(state, of.move);
  const says = "problem" in read ? of.move : game.says(read.option)[language];
  return `${of.index + 1}. ${player}: ${says}`;
}
