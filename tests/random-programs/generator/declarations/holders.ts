// Random counters, marks and zones.

import { withoutGuards } from "../expressions/guards.ts";
import { number } from "../expressions/numbers.ts";
import { solidOf } from "../expressions/stored.ts";
import {
  type AnyKind,
  type FamilyDecl,
  type FieldDecl,
  fieldsOf,
  type Kind,
  LOWEST,
  type NumberDecl,
  written,
} from "../kinds.ts";
import { inside, OUTSIDE, type Scope, SET_UP } from "../scope.ts";
import { among, clamped, type LabelledWay, type NumberText, oneOf, type Writing } from "../ways.ts";
import { constantOf, perhapsMaybe } from "./pieces.ts";

export function elementKind(w: Writing): Kind {
  const { world, random } = w;
  const kinds: Kind[] = [
    { kind: "enum", of: random.of(world.enums) },
    { kind: "enum", of: random.of(world.enums) },
    { kind: "number", from: 1, to: 4 },
    { kind: "number", from: 0, to: 2 },
    { kind: "number", from: Math.max(LOWEST, -2), to: 2 },
    { kind: "player" },
  ];
  const families = world.families.filter(({ pieces }) => pieces.length > 0);
  if (w.steering.isOn && random.chance(0.4)) return { kind: "number", from: 0, to: 3 };
  if (families.length > 0 && random.chance(0.5)) return { kind: "piece", of: random.of(families) };
  return random.of(kinds);
}

function indexKind(w: Writing): Kind | undefined {
  const { world, random } = w;
  if (random.chance(w.steering.isOn ? 0.3 : 0.6)) return undefined;
  const from = random.chance(0.3) ? Math.max(LOWEST, -2 + random.below(2)) : random.below(2);
  const kinds: Kind[] = [
    { kind: "enum", of: random.of(world.enums) },
    { kind: "number", from, to: from + 1 + random.below(3) },
    { kind: "player" },
  ];
  return random.of(kinds);
}

function family_(index: Kind | undefined): string {
  return index === undefined ? "" : `[${written(index)}]`;
}

export function counterDecl(w: Writing): string {
  const { world, random } = w;
  const id = world.fresh("coin");
  const isOwn = random.chance(0.6);
  const index = indexKind(w);
  const hasMax = random.chance(w.steering.wants("max") ? 0.9 : 0.3);
  const starts = random.chance(0.4)
    ? `starts ${clamped(w, number(w, inside(SET_UP, "starts"), 2), { from: -100, to: 100 })}`
    : "";
  const isMaxOpen = hasMax && random.chance(w.steering.isOn ? 0.8 : 0.3);
  const maxScope = inside(isMaxOpen ? OUTSIDE : SET_UP, "max");
  const most = () => withoutGuards(w, () => number(w, maxScope, isMaxOpen ? 2 : 1));
  const max = hasMax ? `max ${clamped(w, most(), { from: 2, to: 8 })}` : "";
  const beyond = hasMax && random.chance(0.3) ? `beyond «${id}»` : "";
  if (beyond !== "") world.beyonds.push(id);
  const decl: NumberDecl = {
    id,
    isOwn,
    index,
    kind: { kind: "number", from: -10_000, to: 10_000 },
    hasMax,
    isMaxOpen,
  };
  world.counters.push(decl);
  const own = isOwn ? "player " : "";
  return `${own}counter ${id}${family_(index)} { de "die Münze, die Münzen" en "coin, coins" ${starts} ${max} ${beyond} }`;
}

export function markDecl(w: Writing): string {
  const { world, random } = w;
  const id = world.fresh("mark");
  const isOwn = random.chance(0.5);
  const index = indexKind(w);
  const of = random.of(world.enums);
  const grid = among(w, world.grids);
  const family = among(
    w,
    world.families.filter(({ pieces }) => pieces.length > 0),
  );
  const from = random.chance(0.3) ? Math.max(LOWEST, -3) : random.below(2);
  const kinds: Kind[] = [
    { kind: "yesno" },
    { kind: "number", from, to: from + 1 + random.below(5) },
    { kind: "number", from, to: from + 1 + random.below(5) },
    { kind: "enum", of },
    { kind: "set", of },
    { kind: "player" },
    ...(grid === undefined ? [] : [{ kind: "space", of: grid } as const]),
    ...(family === undefined ? [] : [{ kind: "piece", of: family } as const]),
  ];
  const wanted = random.of(kinds);
  // Which piece is the first of all depends on the whole program.
  const kind: AnyKind =
    wanted.kind === "piece" ? { kind: "maybe", of: wanted } : perhapsMaybe(w, wanted);
  const isHidden = random.chance(0.15);
  world.marks.push({ id, isOwn, index, kind, hasMax: false, isHidden });
  const of_ = kind.kind === "maybe" ? kind.of.kind : kind.kind;
  const isKnown = !["set", "player", "piece"].includes(of_);
  const starts = isKnown && random.chance(0.3) ? ` starts ${constantOf(w, kind)}` : "";
  return `${isOwn ? "player " : ""}mark ${id}${family_(index)}: ${written(kind)}${isHidden ? ", hidden" : ""}${starts}`;
}

export function zoneDecl(w: Writing): string {
  const { world, random } = w;
  const id = world.fresh("zone");
  const isOwn = random.chance(0.5);
  const layout = random.of(["places", "row", "counts"] as const);
  const die = random.chance(0.2) ? among(w, world.dice) : undefined;
  const element = die?.kind ?? elementKind(w);
  const by =
    element.kind === "piece" && random.chance(0.4) ? sortingField(w, element.of) : undefined;
  const index = by === undefined ? indexKind(w) : solidOf(by.kind);
  const isRolled = layout !== "counts" && (die !== undefined || element.kind === "number");
  const inLimit = inside(SET_UP, "limit");
  const isOpen = random.chance(w.steering.isOn ? 0.6 : 0.2);
  const places = 1 + random.below(4);
  const room = isOpen ? clamped(w, knownNumber(w, inLimit), { from: 1, to: 4 }) : String(places);
  const least = layout === "counts" ? undefined : isOpen ? 1 : places;
  const isHidden = random.chance(0.15);
  world.zones.push({ id, isOwn, index, element, layout, isRolled, by, room: least, isHidden });
  const size = { places: `, ${room} places`, row: `, row of ${room}`, counts: "" }[layout];
  const of = die?.id ?? written(element);
  return `${isOwn ? "player " : ""}zone ${id}${family_(index)} of ${of}${by === undefined ? "" : ` by ${by.id}`}${size}${isHidden ? ", hidden" : ""}`;
}

/** A number that depends on nothing but how many play. */
export function knownNumber(w: Writing, scope: Scope): NumberText {
  const plain: LabelledWay<NumberText>[] = [
    ["players", () => ({ text: "players", from: 1, to: 4 })],
    ["binary +", () => ({ text: "(players + 0)", from: 1, to: 4 })],
    ["binary -", () => ({ text: `(5 - players)`, from: 1, to: 4 })],
    ["binary *", () => ({ text: `(players * 1)`, from: 1, to: 4 })],
    ["binary mod", () => ({ text: "(players mod 5)", from: 1, to: 4 })],
    ["unary -", () => ({ text: `(-(0 - players))`, from: 1, to: 4 })],
    ["divide", () => ({ text: `(players / 2 rounded up)`, from: 1, to: 2 })],
    ["math", () => ({ text: `min(players, 2)`, from: 1, to: 2 })],
    ["if", () => ({ text: `(if players < 2 then 3 else players)`, from: 1, to: 4 })],
  ];
  return oneOf(w, scope, plain);
}

/** A field that says which of a family of zones a piece may lie in. */
function sortingField(w: Writing, family: FamilyDecl): FieldDecl | undefined {
  const fields = fieldsOf(family).filter(({ kind }) => ["enum", "number"].includes(kind.kind));
  return among(w, fields);
}

export function reasonDecl({ world }: Writing): string {
  const id = world.fresh("reason");
  world.reasons.push(id);
  return `reason ${id} { de "Grund" en "reason" }`;
}
