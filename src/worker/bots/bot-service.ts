// Bots and the coach, in a worker. Work is split into time slices, so that it can be cancelled; a
// new request cancels the previous one.

import type { Compiled, Game, State } from "../../dsl/index.ts";
// Imported directly: the entry point of the language would include the parser.
import { loadGame } from "../../dsl/runtime/game/load.ts";
import { createBot, isBotKind } from "../../play/bots/index.ts";
import { type LearnedFile, type Network, readNetwork } from "../../play/bots/network.ts";
import { deriveSeed, seededRandom } from "../../play/random.ts";
import {
  type AdviceRequest,
  type AdviceUpdate,
  type ReviewedDecisionView,
  type ReviewRequest,
  reviewDecisions,
  searchAdvice,
} from "./coach-advice.ts";
import { type TryRequest, type TryVerdictView, viewTryVerdict } from "./practice-verdict.ts";

/**
 * Source of the rules: a folder of precompiled games, or a program that the page has, with what bots
 * have learned about it.
 */
export type RulesSource =
  | { readonly kind: "folder"; readonly folder: string }
  | {
      readonly kind: "compiled";
      readonly compiled: Compiled;
      readonly learned?: LearnedFile | undefined;
    };

/** Duration of a time timeSliceMs, in milliseconds. */
const timeSliceMs = 25;

/** A game with its value network. */
interface LoadedGame {
  readonly game: Game;
  readonly network: Network | undefined;
}

interface BotMovesRequest {
  readonly state: State;
  /** By seat: the kind of a bot, or `human`. */
  readonly kinds: readonly string[];
  /** Seed of the match and number of moves before the position: they determine the bots' RNG. */
  readonly seed: number;
  readonly position: number;
  /** Time limit in milliseconds; the bots make at least one move. */
  readonly duration: number;
}

/** Plays for bots, advises players and reviews matches. */
export class BotService {
  readonly #gameOf: (folder: string) => Promise<Game>;
  readonly #learnedOf: (folder: string) => Promise<LearnedFile | undefined>;
  #rules: Promise<LoadedGame> | undefined;
  /** Number of requests so far; all but the last are cancelled. */
  #request = 0;

  constructor(
    gameOf: (folder: string) => Promise<Game>,
    learnedOf: (folder: string) => Promise<LearnedFile | undefined>,
  ) {
    this.#gameOf = gameOf;
    this.#learnedOf = learnedOf;
  }

  /** Sets the rules for the following requests. */
  async use(rules: RulesSource): Promise<void> {
    this.stop();
    this.#rules =
      rules.kind === "folder"
        ? this.#load(rules.folder)
        : Promise.resolve(withNetwork(loadGame(rules.compiled), rules.learned));
    await this.#rules;
  }

  /** Cancels the current request. */
  stop(): void {
    this.#request += 1;
  }

  /** Plays the bots' moves up to the next decision of a human, and returns the options. */
  async moves({ state, kinds, seed, position, duration }: BotMovesRequest): Promise<number[]> {
    const { game, network, isCancelled } = await this.#startRequest();
    const means = { clock: () => performance.now(), network };
    const now = state.slice();
    const options: number[] = [];
    const end = performance.now() + duration;
    do {
      const kind = kinds[game.decision(now)?.player ?? -1];
      if (kind === undefined) break;
      const random = seededRandom(deriveSeed(seed, position + options.length));
      // A human decides here.
      if (!isBotKind(kind)) break;
      const option = createBot(kind, random, means)(game, now);
      options.push(option);
      game.play(now, option);
      if (await isCancelled()) return [];
    } while (performance.now() < end);
    return options;
  }

  /** Reports better and better advice on a position, until the listener returns `false`. */
  async counsel(
    order: AdviceRequest,
    onCounsel: (counsel: AdviceUpdate) => boolean | Promise<boolean>,
  ): Promise<void> {
    const { game, network } = await this.#startRequest();
    for (const counsel of searchAdvice(game, { ...order, network })) {
      if (!(await onCounsel(counsel))) return;
    }
  }

  /** Reports the review of each decision in turn, until the listener returns `false`. */
  async review(
    order: ReviewRequest,
    onDecision: (review: ReviewedDecisionView) => boolean | Promise<boolean>,
  ): Promise<void> {
    const { game, network } = await this.#startRequest();
    for (const review of reviewDecisions(game, { ...order, network })) {
      if (!(await onDecision(review))) return;
    }
  }

  /** Judges a try at a mistake of a reviewed match. */
  async judge(order: TryRequest): Promise<TryVerdictView> {
    const { game, network } = await this.#startRequest();
    return viewTryVerdict(game, network, order);
  }

  /** Starts a request, which cancels all earlier ones. */
  async #startRequest(): Promise<LoadedGame & { readonly isCancelled: () => Promise<boolean> }> {
    const request = ++this.#request;
    const known = await this.#rules;
    if (known === undefined) throw new Error("No rules have been set.");
    let listened = performance.now();
    const isCancelled = async () => {
      if (performance.now() < listened + timeSliceMs) return false;
      await new Promise((resolve) => setTimeout(resolve));
      listened = performance.now();
      return request !== this.#request;
    };
    return { ...known, isCancelled };
  }

  async #load(folder: string): Promise<LoadedGame> {
    const [game, learned] = await Promise.all([this.#gameOf(folder), this.#learnedOf(folder)]);
    return withNetwork(game, learned);
  }
}

function withNetwork(game: Game, learned: LearnedFile | undefined): LoadedGame {
  return { game, network: learned && readNetwork(game, learned) };
}
