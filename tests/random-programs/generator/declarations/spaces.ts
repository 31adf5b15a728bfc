// Random shapes, boards, grids and tracks.

import { type FieldDecl, type GridDecl, type Kind, type ShapeDecl, written } from "../kinds.ts";
import { among, type Writing } from "../ways.ts";
import { elementKind } from "./holders.ts";
import { writtenField } from "./pieces.ts";

export function shapeDecl(w: Writing): string {
  const { world, random } = w;
  const id = world.fresh("Shape");
  const isSquare = random.chance(0.7);
  const columns = 2 + random.below(2);
  const rows = isSquare ? 2 + random.below(2) : 3;
  const lengths = isSquare ? Array<number>(rows).fill(columns) : [2, 3, 2];
  const fromBelow = isSquare && random.chance(0.3);
  const cells = lengths.flatMap((length, row) =>
    Array.from({ length }, (_, column) =>
      fromBelow ? `${"abc"[column]}${rows - row}` : `${"abc"[row]}${column + 1}`,
    ),
  );
  const hue: FieldDecl = {
    id: world.fresh("hue"),
    kind: { kind: "enum", of: random.of(world.enums) },
  };
  const size: FieldDecl = { id: world.fresh("size"), kind: { kind: "number", from: 0, to: 3 } };
  const fields = random.chance(0.6) ? [hue, ...(random.chance(0.5) ? [size] : [])] : [];
  const shape: ShapeDecl = { id, isSquare, columns, rows, lengths, cells, fields, boards: [] };
  world.shapes.push(shape);
  const squares = `squares ${columns} by ${rows}${fromBelow ? " from below" : ""}`;
  const layout = isSquare ? squares : `hexes ${lengths.join("-")}`;
  const regions = fields.length > 0 ? `regions by ${hue.id}` : "";
  const declared = `shape ${id} ${layout} { ${fields.map(writtenField).join(" ")} ${regions} }`;
  const boards = Array.from({ length: fields.length === 0 ? 0 : 1 + random.below(2) }, () =>
    boardDecl(w, shape),
  );
  return [declared, ...boards].join("\n");
}

function boardDecl(w: Writing, shape: ShapeDecl): string {
  const { world, random } = w;
  const id = world.fresh("board");
  shape.boards.push(id);
  const cell = () =>
    shape.fields
      .map(({ kind }) =>
        kind.kind === "enum" ? "pqrst"[random.below(kind.of.members.length)] : random.below(4),
      )
      .join("");
  const rows = shape.lengths.map((length) => Array.from({ length }, cell).join(" "));
  return `board ${id} of ${shape.id} { de "Tafel" en "board"\n${rows.join("\n")}\n}`;
}

export function gridDecl(w: Writing): string | undefined {
  const { world, random } = w;
  const shape = among(w, world.shapes);
  if (shape === undefined) return undefined;
  const id = world.fresh("grid");
  const isOwn = random.chance(0.5);
  const element = elementKind(w);
  const needsBy = shape.boards.length > 1;
  const grid: GridDecl = { id, isOwn, element, shape };
  world.grids.push(grid);
  const own = isOwn ? "player " : "";
  if (!needsBy) return `${own}zone ${id} of ${written(element)} on ${shape.id}`;
  const by = world.fresh("shown");
  const kind: Kind = { kind: "board", of: shape };
  if (random.chance(0.3)) {
    world.options.push({ id: by, kind });
    return `option ${by} of boards of ${shape.id}\n${own}zone ${id} of ${written(element)} on ${shape.id} by ${by}`;
  }
  world.marks.push({ id: by, isOwn, index: undefined, kind, hasMax: false });
  return `${own}mark ${by}: board of ${shape.id}\n${own}zone ${id} of ${written(element)} on ${shape.id} by ${by}`;
}

export function trackDecl({ world, random }: Writing): string {
  const id = world.fresh("track");
  world.tracks.push(id);
  return `track ${id} of players ${random.below(2)}..${3 + random.below(5)}`;
}
