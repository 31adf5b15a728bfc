// A random variant of a program: the game is played with it in force.

import { value } from "../expressions/expressions.ts";
import { withoutGuards } from "../expressions/guards.ts";
import { number } from "../expressions/numbers.ts";
import type { Kind, RuleDecl } from "../kinds.ts";
import { inside, OUTSIDE, type Scope, SET_UP } from "../scope.ts";
import { block } from "../statements/statements.ts";
import { among, clamped, type Writing } from "../ways.ts";
import { constantOf } from "./pieces.ts";

/** A variant with a few edits, each of another declaration. */
export function variantDecl(w: Writing): string {
  const edits = [
    ...changedNumbers(w),
    ...changedFormulas(w),
    ...changedRules(w),
    ...extendedRules(w),
  ].filter((edit) => edit !== undefined);
  const taken = new Set<string>();
  const chosen: string[] = [];
  for (let left = 1 + w.random.below(3); left > 0; left--) {
    const edit = among(w, edits);
    if (edit === undefined || taken.has(edit.of)) continue;
    taken.add(edit.of);
    chosen.push(withoutGuards(w, edit.write));
  }
  return `variant altered of random { de "Anders" en "Different"\n${chosen.join("\n")}\n}`;
}

interface Edit {
  /** The declaration that it changes. */
  readonly of: string;
  readonly write: () => string;
}

function changedNumbers(w: Writing): (Edit | undefined)[] {
  const { world, random } = w;
  const table = among(
    w,
    world.tables.filter(({ params }) => params.every(({ kind }) => kind === "enum")),
  );
  const die = among(w, world.dice);
  const started = among(w, world.counters);
  return [
    table && {
      of: table.id,
      write: () => {
        const at = table.params.map((param) => constantOf(w, param)).join(", ");
        return `change ${table.id}(${at}) to ${constantOf(w, table.kind)}`;
      },
    },
    die && {
      of: die.id,
      write: () => {
        const faces = Array.from({ length: 1 + random.below(3) }, () => constantOf(w, die.kind));
        return `change ${die.id} to ${faces.join(", ")}`;
      },
    },
    started && {
      of: started.id,
      write: () => {
        const found = number(w, inside(SET_UP, "starts"), 1);
        return `change ${started.id}.starts to ${clamped(w, found, { from: -2, to: 6 })}`;
      },
    },
  ];
}

/** Formulas without parameters: the names of others are theirs alone. */
function changedFormulas(w: Writing): (Edit | undefined)[] {
  const { world } = w;
  const isPlain = ({ params }: { readonly params: readonly unknown[] }) => params.length === 0;
  const formula = among(w, world.formulas.filter(isPlain));
  const known = among(w, world.knownFormulas.filter(isPlain));
  const narrow: Kind = { kind: "number", from: -3, to: 6 };
  return [
    formula && {
      of: formula.id,
      write: () => {
        // What a formula reads may read it: rules that are one's own read no formulas.
        const scope: Scope = { ...OUTSIDE, isOnce: true, inside: "value" };
        const kind = formula.kind.kind === "number" ? narrow : formula.kind;
        return `change ${formula.id} to ${value(w, scope, kind, 2)}`;
      },
    },
    known && { of: known.id, write: () => `change ${known.id} to ${constantOf(w, known.kind)}` },
  ];
}

/** Statements of a rule that lead to no other rule, which could lead back. */
function statements(w: Writing, { isOwn }: RuleDecl, label: "move" | "stmt do"): string {
  const scope: Scope = { ...OUTSIDE, isOnce: isOwn, mayDo: false, inside: label };
  return block(w, scope, 2, 2);
}

function changedRules(w: Writing): (Edit | undefined)[] {
  const { world } = w;
  const procedure = among(w, world.procedures);
  const action = among(w, world.actions);
  return [
    procedure && {
      of: procedure.id,
      write: () => `change ${procedure.id} ${statements(w, procedure, "stmt do")}`,
    },
    action && {
      of: action.id,
      write: () => `change ${action.id} ${statements(w, action, "move")}`,
    },
  ];
}

function extendedRules(w: Writing): (Edit | undefined)[] {
  const { world } = w;
  const procedure = among(w, world.procedures);
  const action = among(w, world.actions);
  return [
    procedure && {
      of: procedure.id,
      write: () => `extend ${procedure.id} ${statements(w, procedure, "stmt do")}`,
    },
    action && {
      of: action.id,
      write: () => `extend ${action.id} ${statements(w, action, "move")}`,
    },
    {
      of: "flow",
      write: () => `extend flow ${block(w, { ...OUTSIDE, mayDo: false }, 2, 2)}`,
    },
  ];
}
