// Random statements in which chance decides.

import { reference, value } from "./expressions.ts";
import { fits, type Kind } from "./kinds.ts";
import { number } from "./numbers.ts";
import { knowing, type Scope } from "./scope.ts";
import { mayChange, numbers, statement } from "./statements.ts";
import { among, oneOf, type Writing, within } from "./ways.ts";

const player: Kind = { kind: "player" };

export function chance(w: Writing, scope: Scope, depth: number): string | undefined {
  const { world } = w;
  const zones = world.zones.filter((one) => mayChange(scope, one));
  const zone = among(w, zones);
  const rolled = among(
    w,
    zones.filter(({ isRolled }) => isRolled),
  );
  const supply = among(
    w,
    zones.filter(({ layout }) => layout === "counts"),
  );
  const track = among(w, world.tracks);
  const into =
    zone &&
    among(
      w,
      zones.filter(({ element, layout }) => layout === "counts" && fits(zone.element, element)),
    );
  const text = zone && reference(w, scope, zone, depth);
  return oneOf<string | undefined>(w, [
    () => {
      if (zone === undefined || into === undefined) return undefined;
      const count = within(w, number(w, scope, depth), { from: 0, to: 3 });
      return `draw ${count} from ${text} to ${reference(w, scope, into, depth)}`;
    },
    () => {
      const name = world.fresh("it");
      if (zone === undefined) return undefined;
      const known = knowing(scope, { text: name, kind: zone.element });
      return `if ${text} is filled {\nlet ${name} = draw from ${text}\n${statement(w, known, depth).text}\n}`;
    },
    () => (rolled?.layout === "places" ? `roll ${reference(w, scope, rolled, depth)}` : undefined),
    () => {
      if (rolled === undefined) return undefined;
      const at = reference(w, scope, rolled, depth);
      return `if ${at} is not full { roll 1 into ${at} }`;
    },
    () => {
      if (supply?.element.kind !== "number") return undefined;
      const count = within(w, number(w, scope, depth), { from: 0, to: 3 });
      return `roll ${count} into ${reference(w, scope, supply, depth)}`;
    },
    () => {
      const mark = among(
        w,
        world.marks.filter((one) => mayChange(scope, one) && one.kind.kind === "number"),
      );
      return mark && `roll ${reference(w, scope, mark, depth)}`;
    },
    () => {
      const by = within(w, number(w, scope, depth), { from: 0, to: 2 });
      return track && `advance ${value(w, scope, player, 0)} on ${track} by ${by}`;
    },
    () => numbers(w, scope, depth),
  ]);
}
