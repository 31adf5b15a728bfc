// Counts the points of a match of the card game from its moves and the collected facts.

import type { State } from "../../src/dsl/index.ts";
import facts from "./facts.json" with { type: "json" };
import { contents, game, kindOf, kinds, markOf, rounds, sortOf } from "./table.ts";

type Kind = keyof typeof facts.triplePoints;

export class Recount {
  /** Players, and Egon behind the only one. */
  readonly seats: number;
  private readonly points: number[];
  private readonly piles: Map<string, number>[];
  private readonly seen: Set<string>[];
  private readonly hasSevenCard: boolean[];
  private readonly firsts = new Set<string>();
  private readonly sevenCards: number[];
  private readonly players: number;
  private round = -1;
  private final = false;

  constructor(state: State, players: number) {
    this.players = players;
    this.seats = players === 1 ? 2 : players;
    this.points = Array.from({ length: this.seats }, () => 0);
    this.piles = this.points.map(() => new Map());
    this.seen = this.points.map(() => new Set());
    this.hasSevenCard = this.points.map(() => false);
    this.sevenCards = [...facts.sevenCards[`${players as 1}`]];
    this.afterMove(state);
  }

  beforeMove(state: State, option: number): void {
    const seat = game.decision(state)?.player ?? -1;
    const [, action, given = ""] = /^(\w+)(?:\((.*)\))?$/.exec(game.notation(option)) ?? [];
    const args = new Map(given.split(", ").map((arg) => arg.split(": ") as [string, string]));
    const holdings = game.view(state).players[seat];
    if (holdings === undefined) throw new Error(`no seat ${seat}`);
    if (action === "trade") this.add(seat, 1);
    if (action === "takeBonus" && args.get("bonus") === "point") {
      const round = rounds[this.round] as "A";
      this.add(seat, facts.bonusPoints[round] ?? Number.NaN);
    }
    if (action === "sell") {
      const members = game.meta.enums.find(({ id }) => id === "Goods")?.members ?? [];
      const kind = members.findIndex(({ id }) => id === args.get("kind"));
      const wanted = contents(holdings, "goods").filter((good) => good === String(kind));
      expectSome(wanted.length);
      this.add(seat, wanted.length);
    }
    if (action === "place") {
      const project = args.get("project") ?? "";
      if (sortOf(project) === "watchtower") this.add(seat, 1);
      this.layDown(seat, args.get("pile") ?? "");
    }
  }

  /** Egon's cards are laid out before a round begins; the only player gets a point for each cloister. */
  afterMove(state: State): void {
    const round = markOf(state, "round");
    this.final = game.isOver(state);
    if (round === this.round) return;
    this.round = round;
    if (this.players > 1 || this.final) return;
    const egon = game.view(state).players[1];
    if (egon === undefined) throw new Error("no Egon");
    const lying = [...contents(egon, "estate"), ...contents(egon, "triples")].map(kindOf);
    const before = this.egonsCards;
    this.egonsCards = lying;
    for (const kind of kinds) {
      const more = count(lying, kind) - count(before, kind);
      for (let card = 0; card < more; card++) {
        this.layDown(1, kind);
        if (kind === "cloister") this.add(0, 1);
      }
    }
    const expected = facts.egonStacks.slice(0, round + 1).reduce((sum, size) => sum + size, 0);
    if (lying.length !== expected) throw new Error(`Egon has ${lying.length} cards`);
  }
  private egonsCards: readonly string[] = [];

  finalScores(state: State): number[] {
    if (!this.isWhole()) return this.points;
    const { players } = game.view(state);
    for (let seat = 0; seat < this.players; seat++) {
      const holdings = players[seat];
      const animals = holdings === undefined ? [] : contents(holdings, "animals");
      this.add(seat, bestHerds(animals));
    }
    this.add(markOf(state, "holder"), facts.startPlayerCard);
    return this.points;
  }

  soloWinner(): number[] {
    const [own = 0, egon = 0] = this.points;
    return this.isWhole() && own >= egon ? [0] : [1];
  }

  /** Alone, a match ends early when Egon leads; the last round is E. */
  private isWhole(): boolean {
    return rounds[this.round] === "E";
  }

  private layDown(seat: number, pile: string): void {
    const [piles, seen] = [this.piles[seat], this.seen[seat]];
    if (piles === undefined || seen === undefined) throw new Error(`no seat ${seat}`);
    seen.add(pile);
    if (seen.size === kinds.length && !this.hasSevenCard[seat]) {
      this.hasSevenCard[seat] = true;
      this.add(seat, this.sevenCards.shift() ?? 0);
    }
    const size = (piles.get(pile) ?? 0) + 1;
    piles.set(pile, size % 3);
    if (size < 3) return;
    this.add(seat, facts.triplePoints[pile as Kind]);
    if (!this.firsts.has(pile)) this.add(seat, facts.firstTriple);
    this.firsts.add(pile);
  }

  private add(seat: number, points: number): void {
    this.points[seat] = (this.points[seat] ?? 0) + points;
  }
}

function count(names: readonly string[], name: string): number {
  return names.filter((one) => one === name).length;
}

/** The most points of all ways to part animals into herds of different ones. */
function bestHerds(animals: readonly string[]): number {
  const counts = [...new Set(animals)].map((animal) => count(animals, animal));
  return best(counts.toSorted().join());
}

const known = new Map<string, number>();

function best(key: string): number {
  const counts = key === "" ? [] : key.split(",").map(Number);
  const found = known.get(key);
  if (found !== undefined) return found;
  let most = 0;
  for (let herd = 1; herd < 2 ** counts.length; herd++) {
    const inHerd = counts.map((_, at) => (herd >> at) & 1);
    if (inHerd.some((one, at) => one > (counts[at] ?? 0))) continue;
    const size = inHerd.reduce((sum, one) => sum + one, 0);
    const rest = counts.map((one, at) => one - (inHerd[at] ?? 0)).filter((one) => one > 0);
    const points = facts.herdPoints[`${size as 1}`] + best(rest.toSorted().join());
    most = Math.max(most, points);
  }
  known.set(key, most);
  return most;
}

function expectSome(number: number): void {
  if (number === 0) throw new Error("a sale without goods");
}
