// Random statements in which chance decides.

import { value } from "../expressions/expressions.ts";
import { within } from "../expressions/guards.ts";
import { number } from "../expressions/numbers.ts";
import { reference } from "../expressions/references.ts";
import { fits, type Kind } from "../kinds.ts";
import { knowing, type Scope } from "../scope.ts";
import { among, type LabelledWay, type Writing } from "../ways.ts";
import { mayChange, statement } from "./statements.ts";

const player: Kind = { kind: "player" };

export function chance(w: Writing, scope: Scope, depth: number): readonly LabelledWay<string>[] {
  const { world } = w;
  const zones = world.zones.filter((one) => mayChange(scope, one));
  const zone = among(w, zones);
  const rolled = among(
    w,
    zones.filter(({ isRolled }) => isRolled),
  );
  const supply = among(
    w,
    zones.filter(({ layout, element }) => layout === "counts" && element.kind === "number"),
  );
  const marks = world.marks.filter((one) => mayChange(scope, one) && one.kind.kind === "number");
  const mark = among(w, marks);
  const track = among(w, world.tracks);
  const into =
    zone &&
    among(
      w,
      zones.filter(
        ({ element, layout, by }) =>
          layout === "counts" && by === undefined && fits(zone.element, element),
      ),
    );
  const few = (at: Scope, to: number) => within(w, number(w, at, depth), { from: 0, to });
  return [
    [
      "stmt draw",
      (at) => {
        if (zone === undefined || into === undefined) return undefined;
        const [count, from] = [few(at, 3), reference(w, at, zone, depth)];
        return `draw ${count} from ${from} to ${reference(w, at, into, depth)}`;
      },
    ],
    [
      "stmt drawLet",
      (at) => {
        const name = world.fresh("it");
        if (zone === undefined) return undefined;
        const text = reference(w, at, zone, depth);
        const known = knowing(scope, { text: name, kind: zone.element });
        return `if ${text} is filled {\nlet ${name} = draw from ${text}\n${statement(w, known, depth - 1).text}\n}`;
      },
    ],
    [
      "stmt rollZone",
      (at) => (rolled?.layout === "places" ? `roll ${reference(w, at, rolled, depth)}` : undefined),
    ],
    [
      "stmt roll",
      (at) => {
        if (rolled === undefined) return undefined;
        const to = reference(w, at, rolled, depth);
        return `if ${to} is not full { roll 1 to ${to} }`;
      },
    ],
    ["stmt roll", (at) => supply && `roll ${few(at, 3)} to ${reference(w, at, supply, depth)}`],
    ["stmt rollMark", (at) => mark && `roll ${reference(w, at, mark, depth)}`],
    [
      "stmt advance",
      (at) => track && `move ${value(w, at, player, depth)} on ${track} by ${few(at, 2)}`,
    ],
  ];
}
