// Random tables, definitions and rule values.

import { value } from "../expressions/expressions.ts";
import { collectGuards, withoutGuards } from "../expressions/guards.ts";
import { type AnyKind, type EnumDecl, type Kind, LOWEST, written } from "../kinds.ts";
import { inside, knowing, OUTSIDE, type Scope, SET_UP } from "../scope.ts";
import { among, type Writing } from "../ways.ts";
import { constantOf, perhapsMaybe } from "./pieces.ts";

export function tableDecl(w: Writing): string {
  const { world, random } = w;
  const id = world.fresh("table");
  const of = random.of(world.enums);
  const from = random.chance(0.3) ? Math.max(LOWEST, -1) : 1;
  const kinds: Kind[] = [
    { kind: "enum", of },
    { kind: "number", from, to: from + 2 },
    { kind: "yesno" },
  ];
  const params = Array.from({ length: 1 + random.below(2) }, () => random.of(kinds));
  const results: Kind[] = [
    { kind: "number", from: -2, to: 5 },
    { kind: "enum", of: random.of(world.enums) },
    { kind: "yesno" },
  ];
  const kind = perhapsMaybe(w, random.of(results));
  const size = params.reduce((product, param) => product * sizeOf(param), 1);
  const entries = Array.from({ length: size }, () => constantOf(w, kind));
  world.tables.push({ id, params, kind });
  return `table ${id}(${params.map(written).join(", ")}): ${written(kind)} = ${entries.join(", ")}`;
}

function sizeOf(kind: Kind): number {
  if (kind.kind === "number") return kind.to - kind.from + 1;
  return kind.kind === "enum" ? kind.of.members.length : 2;
}

/** Parameters of a formula or a rule, and the scope in which they are known. */
export function params(w: Writing, scope: Scope, most = 2) {
  const { world, random } = w;
  const kinds = paramKinds(w);
  const list = Array.from({ length: random.below(most + 1) }, () => {
    return { text: world.fresh("arg"), kind: random.of(kinds) };
  });
  const text =
    list.length === 0 ? "" : `(${list.map((p) => `${p.text}: ${written(p.kind)}`).join(", ")})`;
  return { kinds: list.map(({ kind }) => kind), text, inner: knowing(scope, ...list) };
}

function paramKinds(w: Writing): AnyKind[] {
  const { world, random } = w;
  const grid = among(w, world.grids);
  const family = among(
    w,
    world.families.filter(({ pieces }) => pieces.length > 0),
  );
  const of: EnumDecl = random.of(world.enums);
  const kinds: Kind[] = [
    { kind: "number", from: 0, to: 3 },
    { kind: "number", from: Math.max(LOWEST, -2), to: 2 },
    { kind: "yesno" },
    { kind: "player" },
    { kind: "enum", of },
    { kind: "set", of },
    ...(grid === undefined ? [] : [{ kind: "space", of: grid } as const]),
    ...(grid === undefined ? [] : [{ kind: "space", of: grid } as const]),
    ...(family === undefined ? [] : [{ kind: "piece", of: family } as const]),
  ];
  return kinds.map((kind) => perhapsMaybe(w, kind));
}

/** A value; the limits of a number are made sure of. */
export function formulaDecl(w: Writing): string {
  const { world, random } = w;
  const isBent = w.steering.wantsExceptions && random.chance(0.7);
  const { kinds, text, inner } = params(w, OUTSIDE, isBent ? 0 : 2);
  const results: AnyKind[] = [
    { kind: "number", from: -3, to: 6 },
    { kind: "number", from: -3, to: 6 },
    { kind: "yesno" },
    ...paramKinds(w),
  ];
  const kind = random.of(isBent ? results.slice(0, 3) : results);
  const mayBeBent = isBent || random.chance(0.4);
  const body = alone(w, inside(inner, "value"), kind, 3);
  const id = world.fresh("value");
  // Exceptions add to a value as often as there are pieces.
  const widest: AnyKind =
    mayBeBent && kind.kind === "number" ? { kind: "number", from: -200, to: 200 } : kind;
  const formula = { id, params: kinds, kind: widest };
  world.formulas.push(formula);
  const mayBend = ({ kind: one }: AnyKind) => ["number", "yesno", "enum"].includes(one);
  if (mayBeBent && [kind, ...kinds].every(mayBend)) world.values.push(formula);
  const type = kind.kind === "number" ? "" : `: ${written(kind)}`;
  return `value ${id}${text}${type} = ${body}`;
}

/** A value that stands by itself: what it needs is asked in it. */
export function alone(w: Writing, scope: Scope, kind: AnyKind, depth: number): string {
  const { found, needed } = collectGuards(w, () => value(w, scope, kind, depth));
  if (needed === undefined) return found;
  const other = withoutGuards(w, () => value(w, scope, kind, 0));
  return `(if ${needed} then ${found} else ${other})`;
}

/** A value that is known before the game. */
export function knownFormulaDecl(w: Writing): string {
  const { world, random } = w;
  const text = random.chance(0.5) ? "" : world.fresh("arg");
  const limits: Kind = { kind: "number", from: 0, to: 3 };
  const known = text === "" ? [] : [{ text, kind: limits }];
  const kind: Kind = random.chance(0.6) ? { kind: "number", from: -3, to: 6 } : { kind: "yesno" };
  const body = withoutGuards(w, () => value(w, knowing(SET_UP, ...known), kind, 2));
  const id = world.fresh("base");
  world.knownFormulas.push({ id, params: known.map((one) => one.kind), kind });
  const type = kind.kind === "number" ? "" : `: ${written(kind)}`;
  return `value ${id}${text === "" ? "" : `(${text}: 0..3)`}${type} = ${body}`;
}
