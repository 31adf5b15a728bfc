// Lasting points that always count.

import { evaluate } from "./expr.ts";
import { countLying } from "./formula.ts";
import { asPlayer, type Scope } from "./scope.ts";

/** Brings the ledger up to date. */
export function settle(scope: Scope): void {
  const { game, storage, log, coverage } = scope.match;
  if (game.counting?.how !== "always") return;
  for (let seat = 0; seat < storage.seats; seat++) {
    const inner = { ...asPlayer(scope, seat), locals: new Map() };
    for (const worth of game.worths) {
      const count = coverage.apart("worth", () => countLying(inner, worth));
      const each = () => evaluate(inner, worth.amount);
      const now = count === 0 ? 0 : count * coverage.apart("worth", each);
      const key = `${worth.index} ${seat}`;
      const more = now - (storage.booked.get(key) ?? 0);
      if (more === 0) continue;
      storage.booked.set(key, now);
      storage.addScore(seat, worth.reason, more);
      log({ kind: "rule", player: seat, rule: worth.id, at: worth.span });
      const told = { player: seat, reason: worth.reason.index, amount: more, from: [] };
      log({ kind: "score", ...told, at: worth.span });
    }
  }
}
