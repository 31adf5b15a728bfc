// Random families of pieces.

import {
  type AnyKind,
  type FamilyDecl,
  type FieldDecl,
  fieldsOf,
  fits,
  type Kind,
  LOWEST,
  type PieceDecl,
  written,
} from "../kinds.ts";
import type { Writing } from "../ways.ts";

export function families(w: Writing): string[] {
  const { random } = w;
  const parent = family(w, undefined);
  const all = [parent, ...(random.chance(0.6) ? [family(w, parent.decl)] : [])];
  const pieces = Array.from({ length: 2 + random.below(3) }, () =>
    pieceDecl(w, random.of(all).decl),
  );
  return [...all.map(({ text }) => text), ...pieces];
}

/** A piece; one with parameters has a kind for each of their values. */
function pieceDecl(w: Writing, of: FamilyDecl): string {
  const { world, random } = w;
  const id = world.fresh("piece");
  const params = random.chance(0.3) ? pieceParams(w) : [];
  const names = params.reduce<readonly string[]>(
    (found, { kind }) => found.flatMap((name) => valuesOf(kind).map((one) => `${name}${one}`)),
    [params.some(({ kind }) => kind.kind === "enum") ? "" : `${id}x`],
  );
  const kinds = params.length === 0 ? [id] : names;
  const fixed = new Map(
    fieldsOf(of).map((field) => [field.id, fieldValue(w, field.kind, params)] as const),
  );
  world.declared.push({ id: params.length === 0 ? id : `${id}x`, of, kinds, params, fixed });
  for (let f: FamilyDecl | undefined = of; f !== undefined; f = f.parent) f.pieces.push(...kinds);
  const fields = [...fixed].map(([field, is]) => `${field} is ${is}`);
  const list = params.map(({ text, kind }) => `${text}: ${written(kind)}`).join(", ");
  const head = params.length === 0 ? id : `${id}x(${list})`;
  return `piece ${head}: ${of.id} { ${fields.join(" ")} «${params.length === 0 ? id : `${id}x`}» }`;
}

function pieceParams(w: Writing): PieceDecl["params"] {
  const { world, random } = w;
  const count: Kind = { kind: "number", from: 1, to: 2 + random.below(2) };
  const colour: Kind = { kind: "enum", of: random.of(world.enums) };
  const name = () => world.fresh("arg");
  const number = { text: name(), kind: count };
  // Kinds are called by their arguments alone: there is one piece of two.
  const isNamed = world.declared.some(({ params }) => params.length > 1);
  return random.chance(0.4) && !isNamed ? [{ text: name(), kind: colour }, number] : [number];
}

function valuesOf(kind: Kind): readonly string[] {
  if (kind.kind === "enum") return kind.of.members;
  if (kind.kind !== "number") return [];
  return Array.from({ length: kind.to - kind.from + 1 }, (_, i) => String(kind.from + i));
}

function fieldValue(w: Writing, kind: AnyKind, params: PieceDecl["params"]): string {
  const param = params.find((one) => fits(one.kind, kind));
  return param !== undefined && w.random.chance(0.8) ? param.text : constantOf(w, kind);
}

function family(w: Writing, parent: FamilyDecl | undefined) {
  const { world, random } = w;
  const id = world.fresh("Family");
  const fields = Array.from({ length: random.below(3) }, () => fieldDecl(w));
  const decl: FamilyDecl = { id, parent, fields, pieces: [] };
  world.families.push(decl);
  const head = parent === undefined ? id : `${id}: ${parent.id}`;
  return { decl, text: `family ${head} { ${fields.map(writtenField).join(" ")} }` };
}

export function fieldDecl(w: Writing): FieldDecl {
  const { world, random } = w;
  const kinds: Kind[] = [
    { kind: "yesno" },
    { kind: "number", from: 0, to: 3 },
    { kind: "number", from: Math.max(LOWEST, -2), to: 2 },
    { kind: "enum", of: random.of(world.enums) },
    { kind: "enum", of: random.of(world.enums) },
  ];
  return { id: world.fresh("field"), kind: perhapsMaybe(w, random.of(kinds)) };
}

export function writtenField({ id, kind }: FieldDecl): string {
  return `${id}: ${written(kind)}`;
}

/** Some values of kinds that allow it may be none. */
export function perhapsMaybe({ random }: Writing, kind: Kind): AnyKind {
  const mayBe =
    kind.kind === "number" ? kind.from >= 0 : kind.kind !== "yesno" && kind.kind !== "set";
  return mayBe && random.chance(0.25) ? { kind: "maybe", of: kind } : kind;
}

/** A value that is known before the game. */
export function constantOf({ random, ...w }: Writing, kind: AnyKind): string {
  switch (kind.kind) {
    case "number":
      return String(kind.from + random.below(kind.to - kind.from + 1));
    case "yesno":
      return random.of(["yes", "no"]);
    case "enum":
      return random.of(kind.of.members);
    case "piece":
      return random.of(kind.of.pieces);
    case "maybe":
      return random.chance(0.3) ? "none" : constantOf({ random, ...w }, kind.of);
    case "space":
      return random.of(kind.of.shape.cells);
    case "set":
      return `{${kind.of.members.slice(0, 1 + random.below(kind.of.members.length)).join(", ")}}`;
    case "board":
      return random.of(kind.of.boards);
    default:
      throw new Error(`no constant of ${kind.kind}`);
  }
}
