// Random families of pieces.

import {
  type AnyKind,
  type FamilyDecl,
  type FieldDecl,
  fieldsOf,
  type Kind,
  LOWEST,
  written,
} from "./kinds.ts";
import type { Writing } from "./ways.ts";

export function families(w: Writing): string[] {
  const { world, random } = w;
  const parent = family(w, undefined);
  const all = [parent, ...(random.chance(0.6) ? [family(w, parent.decl)] : [])];
  const pieces = Array.from({ length: 2 + random.below(3) }, () => {
    const of = random.of(all).decl;
    const id = world.fresh("piece");
    const fixed = fieldsOf(of).map((field) => `${field.id} is ${constantOf(w, field.kind)}`);
    for (let f: FamilyDecl | undefined = of; f !== undefined; f = f.parent) f.pieces.push(id);
    return `piece ${id}: ${of.id} { ${fixed.join(" ")} «${id}» `;
  });
  return [...all.map(({ text }) => text), ...pieces.map((text) => `${text}}`)];
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
    case "board":
      return random.of(kind.of.boards);
    default:
      throw new Error(`no constant of ${kind.kind}`);
  }
}
