// What happens, in English: a line for each statement, with what belongs to it further in.

import type * as ir from "../ir/ir.ts";
import type { GroupedStmtKind } from "../ir/kinds.ts";
import { timesOf } from "./amount.en.ts";
import { loopOver } from "./binder.en.ts";
import { clause } from "./condition.en.ts";
import type { Draft } from "./document.ts";
import { capital, phrase } from "./english.ts";
import { localPhrase, value } from "./expr.en.ts";
import { reference } from "./mark.ts";
import { linkTo } from "./names.ts";
import { actor, does, sentence } from "./sentence.en.ts";
import { canLapse, itemsOf, type TellingEn as Telling } from "./telling.ts";

export function statements(t: Telling, list: readonly ir.Stmt[]): Draft[] {
  return list.flatMap((stmt) => lines(t, stmt));
}

function lines(t: Telling, stmt: ir.Stmt): Draft[] {
  switch (stmt.kind) {
    case "if":
      return conditional(t, stmt, "if");
    case "forEach": {
      const { head, inner } = loopOver(t, stmt.binder);
      return block(`for ${head}`, statements(inner, stmt.body));
    }
    case "anyOrder":
      return inAnyOrder(t, stmt);
    case "forPlayer":
      return block(
        `for ${value(t, stmt.player).text}`,
        statements({ ...t, who: "they" }, stmt.body),
      );
    case "eachPlayer":
      return eachPlayer(t, stmt);
    case "times": {
      const times = timesOf(t, stmt.count);
      const head =
        times === undefined ? `as many times as ${value(t, stmt.count).text}` : `${times} times`;
      return block(head, statements(t, stmt.body));
    }
    case "until":
      return block(untilHead(t, stmt.condition), statements(t, stmt.body));
    case "choose":
      return choice(t, stmt);
    case "rule":
      return statements(t, stmt.body);
    default:
      stmt.kind satisfies GroupedStmtKind;
      return [leaf(sentence(t, stmt))];
  }
}

// Lines --------------------------------------------------------------------------

export function leaf(text: string): Draft {
  return { text: full(text), lines: [] };
}

/** A head with its lines; a single line without lines of its own follows the colon. */
export function block(head: string, below: readonly Draft[]): Draft[] {
  const [only] = below;
  if (only === undefined) return [leaf(`${head}: nothing`)];
  if (below.length === 1 && only.lines.length === 0 && !only.text.includes(": "))
    return [leaf(`${head}: ${only.text}`)];
  return [{ text: capital(`${head}:`), lines: below }];
}

/** A capital at the start and a full stop at the end. */
function full(text: string): string {
  return capital(/[.:!?][“”]?$/.test(text) ? text : `${text}.`);
}

// Blocks -------------------------------------------------------------------------

type If = Extract<ir.Stmt, { kind: "if" }>;

function conditional(t: Telling, stmt: If, word: string): Draft[] {
  const head = `${word} ${clause(t, stmt.condition)}`;
  return [...branch(t, head, stmt.then), ...otherwise(t, stmt.else)];
}

/** What follows words that say when: one sentence with them, or lines below them. */
export function branch(t: Telling, head: string, then: readonly ir.Stmt[]): Draft[] {
  const whole = oneSentence(t, then);
  if (whole !== undefined) return [leaf(`${head}, ${whole}`)];
  return block(head, statements(t, then));
}

function otherwise(t: Telling, list: readonly ir.Stmt[]): Draft[] {
  const [only] = list;
  if (only === undefined) return [];
  if (list.length === 1 && only.kind === "if") return conditional(t, only, "otherwise, if");
  const whole = oneSentence(t, list);
  if (whole !== undefined) return [leaf(`otherwise ${whole}`)];
  return block("otherwise", statements(t, list));
}

/** Each player as the subject where there is one sentence. */
function eachPlayer(t: Telling, stmt: Extract<ir.Stmt, { kind: "eachPlayer" }>): Draft[] {
  const { how, from, track, body } = stmt;
  const inOrder =
    track && `in the order on ${phrase(linkTo(t.index, track, track.noun), "the").text}`;
  const around = from && `from ${value(t, from).text} round the table`;
  const order = how === "once" ? "at the same time" : (inOrder ?? around);
  const each: Telling = { ...t, who: "each" };
  const whole = oneSentence(each, body);
  if (whole?.startsWith(actor(each)))
    return [leaf(order === undefined ? whole : `${order}, ${whole}`)];
  const players = how === "once" ? "all players" : "each player";
  const head = `${players}, ${order ?? "one after the other"}`;
  return block(head, statements({ ...t, who: "they" }, body));
}

/** Each item with what it does; or a loop that says so. */
function inAnyOrder(t: Telling, stmt: Extract<ir.Stmt, { kind: "anyOrder" }>): Draft[] {
  const [binder] = stmt.things;
  const items = itemsOf(t.index.game, stmt);
  if (items !== undefined) {
    const told = items.flatMap(({ words, condition, body }) => {
      const only = condition === undefined ? "" : `, if ${clause(t, condition)}`;
      return block(words.en + only, statements(t, body));
    });
    return block("in any order", told);
  }
  const { head, inner } = loopOver(t, binder);
  return block(`for ${head}, in any order`, statements(inner, stmt.body));
}

function oneSentence(t: Telling, list: readonly ir.Stmt[]): string | undefined {
  const [only, second] = list;
  if (only === undefined || second !== undefined) return undefined;
  switch (only.kind) {
    case "choose":
      return only.options.length === 1 ? choiceSentence(t, only) : undefined;
    case "if":
    case "forEach":
    case "anyOrder":
    case "forPlayer":
    case "eachPlayer":
    case "times":
    case "until":
    case "rule":
      return undefined;
    default:
      only.kind satisfies GroupedStmtKind;
      return sentence(t, only);
  }
}

function untilHead(t: Telling, condition: ir.Expr): string {
  if (condition.kind === "const") return "again and again until the game ends";
  return `again and again until ${clause(t, condition)}`;
}

// Choices ------------------------------------------------------------------------

type Choose = Extract<ir.Stmt, { kind: "choose" }>;

function choice(t: Telling, stmt: Choose): Draft[] {
  if (stmt.options.length === 1) return [leaf(choiceSentence(t, stmt))];
  const { options } = stmt;
  const isFree = options.every(({ move }) => move.free);
  const what = `one of these actions${isFree ? " without its costs" : ""}`;
  const below = options.map((option) => ({ text: optionText(t, option, !isFree), lines: [] }));
  return [{ text: full(`${takes(t, stmt, what)}:`), lines: below }];
}

function choiceSentence(t: Telling, stmt: Choose): string {
  const list = stmt.options.map((option) => optionText(t, option, true)).join(" or ");
  return takes(t, stmt, `the action ${list}`);
}

/** A choice without options lapses, so it is no duty. */
function takes(t: Telling, stmt: Choose, what: string): string {
  if (stmt.may) return does(t, `may take ${what}`);
  const can = t.who === "you" ? "you can" : "they can";
  return does(t, `take ${what}${canLapse(stmt) ? ` if ${can}` : ""}`);
}

/** `“dive for pearls” without its costs (‘wanted’: red)` */
function optionText(
  t: Telling,
  { move, args }: Choose["options"][number],
  saysFree: boolean,
): string {
  const given = move.params.flatMap((param, i) => {
    const arg = args[i];
    const [name, said] = [localPhrase(t, param).text, arg && value(t, arg).text];
    if (said === undefined || said === name) return [];
    return [`${name.replace(/^the /, "")}: ${said}`];
  });
  const free = move.free && saysFree ? " without its costs" : "";
  return `“${reference(t.index.paths.get(move), move.name.en)}”${free}${given.length === 0 ? "" : ` (${given.join("; ")})`}`;
}
