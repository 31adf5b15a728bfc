// Random declarations: what there is, and where it lies.

import { condition } from "../expressions/conditions.ts";
import { type Kind, LOWEST, written } from "../kinds.ts";
import { inside, SET_UP } from "../scope.ts";
import type { Writing } from "../ways.ts";
import { knownFormulaDecl, tableDecl } from "./formulas.ts";
import { historyDecl } from "./histories.ts";
import { counterDecl, markDecl, reasonDecl, zoneDecl } from "./holders.ts";
import { families } from "./pieces.ts";
import { gridDecl, shapeDecl, trackDecl } from "./spaces.ts";

/** A few of everything, as text. */
export function things(w: Writing): string[] {
  const { random, steering } = w;
  const some = (most: number, declare: () => string | undefined) => {
    const least = steering.isOn && random.chance(0.8) ? 1 : 0;
    const count = Math.max(least, random.below(most + 1));
    return Array.from({ length: count }, declare).filter((text) => text !== undefined);
  };
  return [
    ...[enumDecl(w), ...some(1, () => enumDecl(w))],
    ...some(2, () => optionDecl(w)),
    ...some(1, () => rivalDecl(w)),
    ...some(2, () => tableDecl(w)),
    ...some(2, () => knownFormulaDecl(w)),
    ...some(2, () => dieDecl(w)),
    ...(random.chance(steering.isOn ? 0.9 : 0.6) ? families(w) : []),
    ...some(2, () => shapeDecl(w)),
    ...some(2, () => gridDecl(w)),
    ...some(2, () => trackDecl(w)),
    ...[counterDecl(w), ...some(3, () => counterDecl(w))],
    ...[markDecl(w), ...some(3, () => markDecl(w))],
    ...[zoneDecl(w), ...some(3, () => zoneDecl(w))],
    ...some(1, () => historyDecl(w)),
    ...[reasonDecl(w), ...some(1, () => reasonDecl(w))],
  ];
}

function enumDecl({ world, random }: Writing): string {
  const id = world.fresh("Kind");
  const members = Array.from({ length: 2 + random.below(3) }, () => `${world.fresh("member")}x`);
  const letters = members.map((member, i) => `${member} "${"pqrst"[i]}"`);
  world.enums.push({ id, members });
  return `enum ${id} { ${letters.join(" ")} }`;
}

function optionDecl(w: Writing): string {
  const { world, random } = w;
  const id = world.fresh("option");
  const kinds: Kind[] = [
    { kind: "yesno" },
    { kind: "number", from: 1, to: 3 },
    { kind: "number", from: 0, to: 2 },
    { kind: "enum", of: random.of(world.enums) },
  ];
  const kind = random.of(kinds);
  world.options.push({ id, kind });
  return `option ${id} of ${written(kind)}`;
}

function rivalDecl(w: Writing): string {
  const { world, random } = w;
  const when = random.chance(w.steering.wants("rival when") ? 1 : 0.3)
    ? ` when ${condition(w, inside(SET_UP, "rival when"), 2)}`
    : "";
  const id = world.fresh("rival");
  world.rivals.push(id);
  return `rival ${id}${when} { de "der Rivale" en "the rival" }`;
}

function dieDecl(w: Writing): string {
  const { world, random } = w;
  const id = world.fresh("die");
  if (random.chance(0.4)) {
    const of = random.of(world.enums);
    const faces = Array.from({ length: 1 + random.below(3) }, () => random.of(of.members));
    world.dice.push({ id, kind: { kind: "enum", of } });
    return `die ${id} = ${faces.join(", ")}`;
  }
  const lowest = random.chance(0.3) ? Math.max(LOWEST, -1) : 0;
  const faces = Array.from({ length: 1 + random.below(4) }, () => lowest + random.below(4));
  world.dice.push({
    id,
    kind: { kind: "number", from: Math.min(...faces), to: Math.max(...faces) },
  });
  return `die ${id} = ${faces.join(", ")}`;
}
