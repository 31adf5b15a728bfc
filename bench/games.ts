// The games whose random games are measured, and the same rules written by hand.

import type { Game } from "../src/dsl/index.ts";
import type { Random } from "../src/play/random.ts";
import {
  type Below,
  plainBreakthrough,
  plainConnectFour,
  plainHex,
  plainTicTacToe,
  plainYavalath,
} from "./anchors.ts";
import { firstBoard } from "./burgundy/estate.ts";
import { plainBurgundy } from "./burgundy/game.ts";
import type { Figure } from "./measure.ts";

/** How fast a game is played at random. */
export interface GameFigure extends Figure {
  /** Decisions a second; only of compiled games. */
  readonly decisions?: number;
}

/** A game as it is measured. */
export interface Measured {
  readonly name: string;
  /** Its place in rules/. */
  readonly path: string;
  readonly players: number;
  /** How many games make one sample. */
  readonly batch: number;
  /** Random games of the same rules as plain JavaScript; each call of what it gives plays one. */
  readonly anchor?: (game: Game, below: Below) => () => unknown;
}

const burgundy = (players: number): Measured => ({
  name: `burgundy, ${players} players`,
  path: "burgundy",
  players,
  batch: 5,
  ...(players === 2 && { anchor: plainGames }),
});

/** The board comes from the rules, all else is written by hand. */
function plainGames(game: Game): () => unknown {
  const { play } = plainBurgundy(firstBoard(game));
  let seed = 0;
  return () => play(seed++);
}

export const measuredGames: readonly Measured[] = [
  classic("tic-tac-toe", 500, plainTicTacToe),
  classic("connect-four", 200, plainConnectFour),
  classic("hex", 20, plainHex),
  classic("yavalath", 100, plainYavalath),
  classic("breakthrough", 20, plainBreakthrough),
  classic("pig", 100),
  burgundy(2),
  burgundy(3),
  burgundy(4),
  { name: "burgundy-dice, 2 players", path: "burgundy-dice", players: 2, batch: 20 },
  { name: "burgundy-cards, 2 players", path: "burgundy-cards", players: 2, batch: 20 },
  { name: "white-castle, 2 players", path: "white-castle", players: 2, batch: 20 },
];

function classic(name: string, batch: number, plain?: (below: Below) => unknown): Measured {
  const anchor: Measured["anchor"] = plain && ((_, below) => () => plain(below));
  return { name, path: `classics/${name}`, players: 2, batch, ...(anchor && { anchor }) };
}

/** Random games of one kind: `run` plays one; how many decisions they had can be asked afterwards. */
export function randomGames(game: Game, { name, players }: Measured, random: Random) {
  let [games, decisions] = [0, 0];
  const state = game.start({ players, seed: 0 });
  return {
    run: () => {
      try {
        decisions += game.randomGame(state, { players, seed: games }, random);
      } catch (error) {
        const message = `${name}: random game ${games + 1} (seed ${games}) broke off`;
        throw new Error(message, { cause: error });
      }
      games += 1;
    },
    decisionsPerGame: () => decisions / games,
  };
}
