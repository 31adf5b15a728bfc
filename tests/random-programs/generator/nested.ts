// Random statements with statements in them.

import { binderText } from "./binders.ts";
import { condition } from "./conditions.ts";
import { domain } from "./domains.ts";
import { reference, value } from "./expressions.ts";
import type { Kind } from "./kinds.ts";
import { number } from "./numbers.ts";
import { knowing, type Scope } from "./scope.ts";
import { block, mayChange } from "./statements.ts";
import { among, oneOf, type Writing, within } from "./ways.ts";

const player: Kind = { kind: "player" };

export function nested(w: Writing, scope: Scope, depth: number): string | undefined {
  const { world, random } = w;
  const inside = (inner: Scope = scope, most = 2) => block(w, inner, depth, most);
  const named = world.fresh("it");
  return oneOf<string | undefined>(w, [
    () => `if ${condition(w, scope, depth + 1)} ${inside()}`,
    () => `if ${condition(w, scope, depth + 1)} ${inside()} else ${inside()}`,
    () => {
      const found = domain(w, scope, depth);
      const mayAsk = scope.mayAsk && found.mayAsk;
      const frozen = found.thing === undefined ? scope.frozen : [...scope.frozen, found.thing];
      const inner = { ...scope, mayAsk, frozen, mayDo: scope.mayDo && found.thing === undefined };
      return binderText(
        w,
        inner,
        depth,
        (bind, known) => `for each ${bind} ${inside(known)}`,
        found,
      );
    },
    () => {
      const found = domain(w, scope, depth);
      const frozen = found.thing === undefined ? scope.frozen : [...scope.frozen, found.thing];
      const inner = {
        ...scope,
        mayAsk: false,
        frozen,
        mayDo: scope.mayDo && found.thing === undefined,
      };
      return binderText(
        w,
        inner,
        depth,
        (bind, known) => `for each ${bind} ${inside(known)}`,
        found,
      );
    },
    () => `repeat ${within(w, number(w, scope, depth), { from: 0, to: 3 })} times ${inside()}`,
    () => {
      const counter = among(
        w,
        world.counters.filter(
          (one) => !one.hasMax && one.index === undefined && mayChange(scope, one),
        ),
      );
      if (counter === undefined || scope.frozen.includes(counter.id)) return undefined;
      const own = counter.isOwn ? "your " : "";
      const inner = { ...scope, frozen: [...scope.frozen, counter.id], mayDo: false };
      const body = inside(inner).slice(2);
      return `set ${own}${counter.id} to ${random.below(2)}\nrepeat until ${own}${counter.id} >= ${2 + random.below(2)} {\ngain 1 ${counter.id}\n${body}`;
    },
    () => {
      if (scope.isOnce) return undefined;
      const first = random.chance(0.3) ? ` from ${value(w, scope, player, depth)}` : "";
      const track = among(w, world.tracks);
      const order =
        first === "" && track !== undefined && random.chance(0.4) ? ` in order of ${track}` : first;
      const where = random.chance(0.3) ? ` where ${condition(w, scope, depth)}` : "";
      return `each player${order}${where} ${inside()}`;
    },
    () => {
      if (scope.isOnce) return undefined;
      const whose = value(w, scope, player, depth);
      return `for ${whose} ${inside({ ...scope, mayAsk: scope.mayAsk && world.rivals.length === 0 })}`;
    },
    () => {
      const mark = among(
        w,
        world.marks.filter(
          (one) =>
            !one.isOwn &&
            one.index === undefined &&
            one.kind.kind === "number" &&
            mayChange(scope, one),
        ),
      );
      if (mark?.kind.kind !== "number") return undefined;
      const { from, to } = mark.kind;
      const inner = { ...scope, frozen: [...scope.frozen, mark.id], mayDo: false };
      return `for each ${mark.id} in ${from}..${Math.min(to, from + 2)} ${inside(inner)}`;
    },
    () => {
      const kind = among(
        w,
        world.marks.filter((one) => one.kind.kind === "maybe" && one.index === undefined),
      );
      if (kind?.kind.kind !== "maybe") return undefined;
      const known = knowing(scope, { text: named, kind: kind.kind.of });
      return `let ${named} = ${reference(w, scope, kind, 0)}\nif ${named} is not none ${inside(known)}`;
    },
  ]);
}
