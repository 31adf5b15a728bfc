// A random, well-typed program of a small game that comes to an end; the same for the same seed and
// the same wanted pairs.

import { Random } from "../../support/random/random.ts";
import type { Pair } from "../constructs/labels.ts";
import { atOnce, copies, eventDecl, exceptions, lasting, rating } from "./declarations/answers.ts";
import { things } from "./declarations/declarations.ts";
import { formulaDecl, params } from "./declarations/formulas.ts";
import { variantDecl } from "./declarations/variants.ts";
import { condition, guarded, twice } from "./expressions/conditions.ts";
import { domain, rangeOf } from "./expressions/domains.ts";
import { clauseGuards, collectGuards, withoutGuards } from "./expressions/guards.ts";
import { number } from "./expressions/numbers.ts";
import { callText } from "./expressions/stored.ts";
import { World } from "./kinds.ts";
import { inside, knowing, OUTSIDE, type Scope } from "./scope.ts";
import { bindable, block } from "./statements/statements.ts";
import { Steering } from "./steering.ts";
import { type Added, NOTHING_ADDED, templatesOf } from "./templates/added.ts";
import { among, type Writing } from "./ways.ts";

/** The text of a program, steered towards pairs of constructs. */
export function randomGame(seed: number, wanted: readonly Pair[] = []): string {
  const random = new Random(seed);
  // Every other program that is steered at all has a template of each wanted pair instead.
  const hasTemplates = wanted.length > 0 && seed % 2 === 1;
  const steering = new Steering(hasTemplates ? [] : wanted);
  const most = 1 + random.below(3);
  const players = { from: random.chance(0.3) ? 1 : Math.min(2, most), to: Math.max(2, most) };
  const w: Writing = { world: new World(players, hasTemplates), random, steering, guards: [] };
  const game = `game random { de "Zufall" en "Random" players ${players.from}..${players.to} }`;
  const parts = [game, ...things(w)];
  const added = hasTemplates
    ? templatesOf(wanted, random, w.world.rivals.length > 0)
    : NOTHING_ADDED;
  parts.push(...added.declarations);
  const many = (most: number, write: () => string) => {
    for (let left = random.below(most + 1); left > 0; left--) parts.push(write());
  };
  many(4, () => formulaDecl(w));
  many(1, () => requirementDecl(w));
  many(1, () => costDecl(w));
  const beyonds = w.world.beyonds.map((id) => [id, beyond(w, id)] as const);
  exceptions(w);
  copies(w);
  many(2, () => procedureDecl(w, false));
  many(2, () => eventDecl(w));
  if (added.hasWorth) parts.push("worth always");
  else if (random.chance(steering.wants("worth") ? 1 : 0.4)) parts.push(lasting(w));
  parts.push(actionDecl(w));
  many(3, () => actionDecl(w));
  many(1, () => procedureDecl(w, true));
  parts.push(flow(w, added), ranking(w, added));
  if (random.chance(steering.wants("rating") ? 1 : 0.3)) parts.push(rating(w));
  if (random.chance(0.2)) parts.push(variantDecl(w));
  const said = new Map([
    ...beyonds,
    ...[...w.world.items].map(([id, all]) => [id, all.join("\n")] as const),
  ]);
  return `${parts.join("\n\n")}\n`.replaceAll(/«(\w+)»/g, (_, id: string) => said.get(id) ?? "");
}

/** What more than the limit of a counter leads to. */
function beyond(w: Writing, id: string): string {
  return block(
    w,
    { ...OUTSIDE, isOnce: true, mayDo: false, frozen: [id], inside: "stmt until" },
    1,
    2,
  );
}

function requirementDecl(w: Writing): string {
  const { kinds, text, inner } = params(w, OUTSIDE);
  const id = w.world.fresh("requirement");
  w.world.requirements.push({ id, params: kinds, kind: { kind: "yesno" } });
  return `requirement ${id}${text} { ${needs(w, inner, 2)} }`;
}

function costDecl(w: Writing): string {
  const { world, random } = w;
  const { kinds, text, inner } = params(w, OUTSIDE);
  const id = world.fresh("cost");
  const inPick = { ...inside(inner, "pick"), isLimited: true };
  const picked = w.random.chance(0.4) ? rangeOf(w, inPick, 1) : undefined;
  const name = world.fresh("pick");
  const pick = picked === undefined ? "" : `pick ${name} from ${picked.text}\n`;
  const known = picked === undefined ? [] : [{ text: name, kind: picked.element }];
  const scope: Scope = { ...knowing(inner, ...known), mayDo: false, inside: "move" };
  const counter = among(
    w,
    world.counters.filter((one) => one.index === undefined),
  );
  const n = 1 + random.below(3);
  const own = counter?.isOwn === true ? "your " : "";
  const paid =
    counter === undefined ? "" : `needs ${own}${counter.id} >= ${n}\npay ${n} ${counter.id}`;
  world.costs.push({ id, params: kinds, kind: { kind: "yesno" } });
  return `cost ${id}${text} {\n${pick}${paid}\n${random.chance(0.5) ? block(w, scope, 1, 1).slice(2, -2) : ""}\n}`;
}

function procedureDecl(w: Writing, asks: boolean): string {
  const { world, random } = w;
  const isOwn = random.chance(0.3);
  const { kinds, text, inner } = params(w, OUTSIDE);
  const id = world.fresh("rule");
  const body = block(w, { ...inner, mayAsk: asks, isOnce: isOwn, inside: "stmt do" }, 3);
  world.procedures.push({ id, params: kinds, asks, isOwn });
  return `to ${id}${text} ${body}`;
}

function actionDecl(w: Writing): string {
  return collectGuards(w, () => action(w)).found;
}

function action(w: Writing): string {
  const { world, random } = w;
  const isOwn = random.chance(0.4);
  const { kinds, text, inner } = params(w, { ...OUTSIDE, isOnce: isOwn }, 1);
  const id = world.fresh("action");
  let scope = inner;
  const lines: string[] = [];
  for (let left = random.below(w.steering.isOn ? 4 : 3); left > 0; left--) {
    const added = headSteps(w, scope);
    lines.push(...added.lines);
    scope = added.scope;
  }
  const requirement = isOwn ? undefined : among(w, world.requirements);
  if (requirement !== undefined && random.chance(0.3))
    lines.push(`needs ${withoutGuards(w, () => callText(w, scope, requirement, 1))}`);
  const cost = isOwn ? undefined : among(w, world.costs);
  if (cost !== undefined && random.chance(0.4))
    lines.push(`costs ${withoutGuards(w, () => callText(w, scope, cost, 1))}`);
  const mayAsk = random.chance(0.3) && !isOwn;
  const body = block(w, { ...scope, mayAsk, inside: "move" }, 2).slice(2, -2);
  world.actions.push({ id, params: kinds, asks: mayAsk, isOwn });
  return `action ${id}${text} {\nde "handeln" en "act"\n${lines.join("\n")}\n${body}\n}`;
}

/** A requirement, and before it those that it needs. */
function needs(w: Writing, scope: Scope, depth: number, reason = true): string {
  const { lines, found } = clauseGuards(w, () => condition(w, inside(scope, "need"), depth));
  const text = reason ? ` else de "Nein." en "No."` : "";
  return [...lines, `needs ${found}${text}`].join("\n");
}

/** A pick and what follows it in the head of an action. */
function headSteps(w: Writing, outer: Scope) {
  const { random } = w;
  const inPick = { ...inside(outer, "pick"), isLimited: true };
  const { lines: before, found } = clauseGuards(w, () =>
    random.chance(w.steering.isOn ? 0.1 : 0.4) ? rangeOf(w, inPick, 1) : domain(w, inPick, 1),
  );
  if (found.element.kind === "line" || found.how === "lying") return { lines: [], scope: outer };
  const name = w.world.fresh("pick");
  const lines = [...before, `pick ${name} from ${found.text}`];
  let scope = knowing(outer, { text: name, kind: found.element });
  if (random.chance(w.steering.isOn ? 0.7 : 0.3)) {
    const added = headLet(w, scope);
    lines.push(...added.lines);
    scope = added.scope;
  }
  if (random.chance(0.5)) lines.push(needs(w, scope, 2));
  const beside = random.chance(0.3)
    ? withoutGuards(w, () => guarded(w, scope) ?? twice(w, scope))
    : undefined;
  if (beside !== undefined) lines.push(`needs ${beside} else de "Nein." en "No."`);
  return { lines, scope };
}

function headLet(w: Writing, scope: Scope) {
  const { lines, found } = clauseGuards(w, () => {
    return bindable(w, inside(scope, "head let"), "head let", 2);
  });
  if (found === undefined) return { lines: [], scope };
  const [text, kind] = found;
  const name = w.world.fresh("it");
  return {
    lines: [...lines, `let ${name} = ${text}`, needs(w, scope, 1, false)],
    scope: knowing(scope, { text: name, kind }),
  };
}

function flow(w: Writing, added: Added): string {
  const { random } = w;
  const scope: Scope = { ...OUTSIDE, mayAsk: true };
  const opening = block(w, scope, 2).slice(2, -2);
  const turn = block(w, inside(scope, "stmt eachPlayer seats"), 3).slice(2, -2);
  const together = random.chance(0.4) ? `\n${atOnce(w, inside(scope, "stmt times"))}` : "";
  const closing = block(w, { ...scope, mayAsk: false }, 2).slice(2, -2);
  const offered = [...new Set([random.of(w.world.actions), random.of(w.world.actions)])];
  const choose = `choose ${offered.map((action) => callText(w, inside(scope, "stmt choose"), action, 1)).join(", ")}`;
  return `flow {\n${added.opening}\n${opening}\nrepeat ${2 + random.below(4)} times {${together}\neach player {\n${added.turn}\n${turn}\n${choose}\n}\n}\n${closing}\n}`;
}

function ranking(w: Writing, added: Added): string {
  const line = () =>
    `${w.random.of(["most", "fewest"])} ${number(w, inside(OUTSIDE, "ranking"), 2).text}`;
  return `ranking { most score ${w.random.chance(0.5) ? line() : ""} ${added.ranking} }`;
}
