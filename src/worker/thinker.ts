// Where opponents and the coach think, beside the page. It works a few milliseconds at a time where
// it may be told to stop; whatever is asked next puts an end to what was asked before.

import type { Compiled, Game, State } from "../dsl/index.ts";
// Not through the door of the language, which would bring the parser along.
import { loadGame } from "../dsl/runtime/load.ts";
import { createBot, isBotKind } from "../play/bots/index.ts";
import { derivedSeed, seededRandom } from "../play/random.ts";

/** The rules to think by: those of a folder, as the build compiled them, or compiled by the page. */
export type Rules =
  | { readonly kind: "folder"; readonly folder: string }
  | { readonly kind: "compiled"; readonly compiled: Compiled };

/** How long it thinks before it listens again, in milliseconds. */
const slice = 25;

export interface BotOrder {
  readonly state: State;
  /** Who sits where: kinds of bots, or people. */
  readonly kinds: readonly string[];
  /** The seed of the table, and how many moves lie before this position: the bots' chance. */
  readonly seed: number;
  readonly position: number;
  /** How long they may go on playing, in milliseconds; they make one move at least. */
  readonly duration: number;
}

export class Thinker {
  readonly #gameOf: (folder: string) => Promise<Game>;
  #game: Promise<Game> | undefined;
  /** Counts what was asked for; what is not the last any more is given up. */
  #asked = 0;

  constructor(gameOf: (folder: string) => Promise<Game>) {
    this.#gameOf = gameOf;
  }

  /** Thinks by these rules from now on. */
  async use(rules: Rules): Promise<void> {
    this.stop();
    this.#game =
      rules.kind === "folder"
        ? this.#gameOf(rules.folder)
        : Promise.resolve(loadGame(rules.compiled));
    await this.#game;
  }

  /** Gives up whatever is being thought about. */
  stop(): void {
    this.#asked += 1;
  }

  /** The options that the bots play one after the other, as long as it is theirs to decide. */
  async moves({ state, kinds, seed, position, duration }: BotOrder): Promise<number[]> {
    const { game, isGivenUp } = await this.#begun();
    const now = state.slice();
    const options: number[] = [];
    const end = performance.now() + duration;
    do {
      const kind = kinds[game.decision(now)?.player ?? -1];
      if (kind === undefined || !isBotKind(kind)) break;
      const random = seededRandom(derivedSeed(seed, position + options.length));
      const option = createBot(kind, random)(game, now);
      options.push(option);
      game.play(now, option);
      if (await isGivenUp()) return [];
    } while (performance.now() < end);
    return options;
  }

  /** Starts to answer: everything that was asked before is given up, unless more has come already. */
  async #begun(): Promise<{ game: Game; isGivenUp: () => Promise<boolean> }> {
    const asked = ++this.#asked;
    const game = await this.#game;
    if (game === undefined) throw new Error("Nobody has said by which rules to think.");
    let listened = performance.now();
    const isGivenUp = async () => {
      if (performance.now() < listened + slice) return false;
      await new Promise((resolve) => setTimeout(resolve));
      listened = performance.now();
      return asked !== this.#asked;
    };
    return { game, isGivenUp };
  }
}
