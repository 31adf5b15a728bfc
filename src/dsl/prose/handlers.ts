// What happens at an event, taken from its procedure: the rules that pieces and the game add to it.

import type * as ir from "../ir/ir.ts";
import type { GroupedStmtKind } from "../ir/kinds.ts";
import { groupBy } from "../source/group-by.ts";
import type { Span } from "../source/span.ts";
import type { Group } from "./index-of.ts";

type Rule = Extract<ir.Stmt, { kind: "rule" }>;

/** `when event` as written once; there are several rules if it stands for several kinds. */
export interface PresentedHandler {
  readonly kind: "handler";
  readonly id: string;
  readonly event: ir.Procedure;
  /** When it happens: for the piece the event is about, for what lies somewhere, or always. */
  readonly how: "subject" | "present" | "game";
  readonly where: ir.ZoneRef | ir.GridRef | undefined;
  readonly rules: readonly [Case, ...Case[]];
  readonly span: Span;
}

interface Case {
  /** The kinds it is about. */
  readonly pieces: readonly number[];
  readonly body: readonly ir.Stmt[];
  /** The statement of the event that it is. */
  readonly rule: Rule;
}

interface Found extends Case {
  readonly how: PresentedHandler["how"];
  readonly where: PresentedHandler["where"];
}

/** Whether a procedure is what happens at an event: nothing but rules, or nothing at all. */
export function isEvent(procedure: ir.Procedure): boolean {
  return procedure.body.every((stmt) => found(stmt) !== undefined);
}

/** The handlers of an event in the order in which they happen. */
export function handlersOf(event: ir.Procedure, groups: readonly Group[]): PresentedHandler[] {
  if (!isEvent(event)) return [];
  const all = event.body.flatMap((stmt) => found(stmt) ?? []);
  const places = groupBy(all, ({ rule }) => `${rule.span.file}:${rule.span.start}`);
  return [...places.values()].flatMap(([first, ...others]): PresentedHandler[] => {
    if (first === undefined) return [];
    const { how, where, rule } = first;
    const id = handlerId(first, event, groups);
    return [{ kind: "handler", id, event, how, where, rules: [first, ...others], span: rule.span }];
  });
}

/** `shark.swims`; for kinds of one declaration, with the name of that. */
function handlerId({ how, rule, pieces }: Found, event: ir.Procedure, groups: readonly Group[]) {
  if (how === "game") return `game.${event.id}`;
  const group = groups.find((one) => one.pieces.some(({ index }) => index === pieces[0]));
  const isKind = pieces.length === 1 && (group?.pieces.length ?? 0) > 1;
  return isKind && group !== undefined ? `${group.id}.${event.id}` : rule.id;
}

/** `if x is one of these { rule }`, `for as many as lie there { rule }`, or just the rule. */
function found(stmt: ir.Stmt): Found | undefined {
  switch (stmt.kind) {
    case "rule":
      return { how: "game", where: undefined, pieces: [], body: stmt.body, rule: stmt };
    case "if": {
      const [rule] = stmt.then;
      const { condition } = stmt;
      if (rule?.kind !== "rule" || condition.kind !== "isFamily") return undefined;
      const pieces = condition.members;
      return { how: "subject", where: undefined, pieces, body: rule.body, rule };
    }
    case "times": {
      const [rule] = stmt.body;
      const { count } = stmt;
      if (rule?.kind !== "rule" || count.kind !== "howMany" || !Array.isArray(count.what))
        return undefined;
      return { how: "present", where: count.zone, pieces: count.what, body: rule.body, rule };
    }
    default:
      stmt.kind satisfies GroupedStmtKind;
      return undefined;
  }
}
