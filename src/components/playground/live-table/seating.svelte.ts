// Who sits at the table and how a game begins; the last choice is kept for each game.

import type { Meta } from "../../../dsl/index.ts";
import type { PlayStrings } from "../../../i18n/play/strings.ts";
import { isBotKind } from "../../../play/bots/kinds.ts";
import type { MatchTable } from "../../../play/session/record.ts";
import { drawSeatOrder } from "../../../play/session/seat-order.ts";
import { seedFrom } from "../../play/setup/seed.ts";

interface Choice {
  readonly count: number;
  readonly kinds: readonly string[];
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  /** Whether lots are drawn for who begins. */
  readonly drawsLots: boolean;
  /** As it was typed; empty for chance. */
  readonly seed: string;
}

const usual: Choice = {
  count: 2,
  kinds: ["human", "greedy"],
  names: [],
  options: {},
  drawsLots: true,
  seed: "",
};

export class Seating {
  readonly #strings: PlayStrings["play"];
  count = $state(usual.count);
  kinds = $state<string[]>([...usual.kinds]);
  names = $state<string[]>([]);
  options = $state<Record<string, string>>({});
  drawsLots = $state(usual.drawsLots);
  seed = $state("");

  constructor(strings: PlayStrings["play"]) {
    this.#strings = strings;
  }

  /** What was chosen last for this game. */
  recall(game: string): void {
    const choice = read(localStorage.getItem(keyOf(game)));
    const { count, kinds, names, options, drawsLots, seed } = choice;
    this.count = count;
    this.kinds = [...kinds];
    this.names = [...names];
    this.options = { ...options };
    this.drawsLots = drawsLots;
    this.seed = seed;
  }

  /** The number of players, as far as the rules know it. */
  countFor({ players }: Meta): number {
    return Math.min(players.max, Math.max(players.min, this.count));
  }

  kindOf(seat: number): string {
    return this.kinds[seat] ?? "greedy";
  }

  suggestedName(seat: number): string {
    const { defaultNames, botNames, seat: numbered } = this.#strings;
    const names = this.kindOf(seat) === "human" ? defaultNames : botNames;
    return names[seat] ?? numbered(seat + 1);
  }

  /** What was chosen, where the rules know it, else the first. */
  choiceOf({ id, choices }: Meta["options"][number]): string {
    const known = choices.find((choice) => choice.id === this.options[id]) ?? choices[0];
    return known?.id ?? "";
  }

  /** The table as it was chosen, which is remembered. */
  tableFor(meta: Meta): MatchTable {
    const { kinds, names, options, drawsLots, seed } = this;
    const count = this.countFor(meta);
    const choice: Choice = { count, kinds, names, options, drawsLots, seed };
    localStorage.setItem(keyOf(meta.id), JSON.stringify(choice));
    const used = seedFrom(seed);
    const seats = Array.from({ length: count }, (_, seat) => ({
      name: names[seat]?.trim() || this.suggestedName(seat),
      kind: this.kindOf(seat),
    }));
    return {
      seats: drawsLots ? drawSeatOrder(seats, used) : seats,
      options: Object.fromEntries(meta.options.map((one) => [one.id, this.choiceOf(one)])),
      seed: used,
    };
  }
}

function keyOf(game: string): string {
  return `regelwerk/workshop/${game}`;
}

/** What was kept; the usual where it cannot be read. */
function read(text: string | null): Choice {
  try {
    const found: Partial<Record<keyof Choice, unknown>> = JSON.parse(text ?? "{}") ?? {};
    const isKind = (one: string) => one === "human" || isBotKind(one);
    const kinds = strings(found.kinds).map((one) => (isKind(one) ? one : "greedy"));
    const options = Object.entries(found.options ?? {}).filter(
      ([, one]) => typeof one === "string",
    );
    return {
      count: isInteger(found.count) ? found.count : usual.count,
      kinds: kinds.length > 0 ? kinds : usual.kinds,
      names: strings(found.names),
      options: Object.fromEntries(options),
      drawsLots: found.drawsLots !== false,
      seed: typeof found.seed === "string" ? found.seed : "",
    };
  } catch {
    return usual;
  }
}

function isInteger(found: unknown): found is number {
  return Number.isInteger(found);
}

function strings(found: unknown): string[] {
  return Array.isArray(found) ? found.map((one) => (typeof one === "string" ? one : "")) : [];
}
