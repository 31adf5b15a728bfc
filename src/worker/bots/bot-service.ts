// Where opponents and the coach think, beside the page. It works a few milliseconds at a time where
// it may be told to stop; whatever is asked next puts an end to what was asked before.

import type { Compiled, Game, State } from "../../dsl/index.ts";
// Not through the door of the language, which would bring the parser along.
import { loadGame } from "../../dsl/runtime/game/load.ts";
import { createBot, isBotKind } from "../../play/bots/index.ts";
import { type LearnedFile, type Network, readNetwork } from "../../play/bots/network.ts";
import { derivedSeed, seededRandom } from "../../play/random.ts";
import {
  type AdviceRequest,
  type AdviceUpdate,
  type ReviewedDecisionView,
  type ReviewRequest,
  reviewDecisions,
  searchAdvice,
} from "./coach-advice.ts";

/** The rules to think by: those of a folder, as the build compiled them, or compiled by the page. */
export type RulesSource =
  | { readonly kind: "folder"; readonly folder: string }
  | { readonly kind: "compiled"; readonly compiled: Compiled };

/** How long it thinks before it listens again, in milliseconds. */
const slice = 25;

/** A game, and what has been learned about it. */
interface Known {
  readonly game: Game;
  readonly network: Network | undefined;
}

interface BotMovesRequest {
  readonly state: State;
  /** Who sits where: kinds of bots, or people. */
  readonly kinds: readonly string[];
  /** The seed of the table, and how many moves lie before this position: the bots' chance. */
  readonly seed: number;
  readonly position: number;
  /** How long they may go on playing, in milliseconds; they make one move at least. */
  readonly duration: number;
}

export class BotService {
  readonly #gameOf: (folder: string) => Promise<Game>;
  readonly #learnedOf: (folder: string) => Promise<LearnedFile | undefined>;
  #rules: Promise<Known> | undefined;
  /** Counts what was asked for; what is not the last any more is given up. */
  #asked = 0;

  constructor(
    gameOf: (folder: string) => Promise<Game>,
    learnedOf: (folder: string) => Promise<LearnedFile | undefined>,
  ) {
    this.#gameOf = gameOf;
    this.#learnedOf = learnedOf;
  }

  /** Thinks by these rules from now on. */
  async use(rules: RulesSource): Promise<void> {
    this.stop();
    this.#rules =
      rules.kind === "folder"
        ? this.#known(rules.folder)
        : Promise.resolve({ game: loadGame(rules.compiled), network: undefined });
    await this.#rules;
  }

  /** Gives up whatever is being thought about. */
  stop(): void {
    this.#asked += 1;
  }

  /** The options that the bots play one after the other, as long as it is theirs to decide. */
  async moves({ state, kinds, seed, position, duration }: BotMovesRequest): Promise<number[]> {
    const { game, network, isGivenUp } = await this.#begun();
    const means = { clock: () => performance.now(), network };
    const now = state.slice();
    const options: number[] = [];
    const end = performance.now() + duration;
    do {
      const kind = kinds[game.decision(now)?.player ?? -1];
      if (kind === undefined) break;
      const random = seededRandom(derivedSeed(seed, position + options.length));
      // A person decides here.
      if (!isBotKind(kind)) break;
      const option = createBot(kind, random, means)(game, now);
      options.push(option);
      game.play(now, option);
      if (await isGivenUp()) return [];
    } while (performance.now() < end);
    return options;
  }

  /** The best moves of a position, better and better, as long as the listener wants more. */
  async counsel(
    order: AdviceRequest,
    onCounsel: (counsel: AdviceUpdate) => boolean | Promise<boolean>,
  ): Promise<void> {
    const { game, network } = await this.#begun();
    for (const counsel of searchAdvice(game, { ...order, network })) {
      if (!(await onCounsel(counsel))) return;
    }
  }

  /** One decision of a game after the other, as long as the listener wants more. */
  async review(
    order: ReviewRequest,
    onDecision: (retold: ReviewedDecisionView) => boolean | Promise<boolean>,
  ): Promise<void> {
    const { game, network } = await this.#begun();
    for (const retold of reviewDecisions(game, { ...order, network })) {
      if (!(await onDecision(retold))) return;
    }
  }

  /** Starts to answer: everything that was asked before is given up, unless more has come already. */
  async #begun(): Promise<Known & { readonly isGivenUp: () => Promise<boolean> }> {
    const asked = ++this.#asked;
    const known = await this.#rules;
    if (known === undefined) throw new Error("Nobody has said by which rules to think.");
    let listened = performance.now();
    const isGivenUp = async () => {
      if (performance.now() < listened + slice) return false;
      await new Promise((resolve) => setTimeout(resolve));
      listened = performance.now();
      return asked !== this.#asked;
    };
    return { ...known, isGivenUp };
  }

  async #known(folder: string): Promise<Known> {
    const [game, learned] = await Promise.all([this.#gameOf(folder), this.#learnedOf(folder)]);
    return { game, network: learned && readNetwork(game, learned) };
  }
}
