// What happens, in German: a line for each statement, with what belongs to it further in.

import type * as ir from "../ir/ir.ts";
import type { GroupedStmtKind } from "../ir/kinds.ts";
import { timesOf } from "./amount.de.ts";
import { loopOver } from "./binder.de.ts";
import { tidy, whenClause } from "./condition.de.ts";
import type { Draft } from "./document.ts";
import { localPhrase, value } from "./expr.de.ts";
import { capital, phrase } from "./german.ts";
import { reference } from "./mark.ts";
import { linkTo } from "./names.ts";
import { actor, does, inverted, plain, type Sentence, sentence } from "./sentence.de.ts";
import { canLapse, itemsOf, type TellingDe as Telling } from "./telling.ts";

export function statements(t: Telling, list: readonly ir.Stmt[]): Draft[] {
  return list.flatMap((stmt) => lines(t, stmt));
}

function lines(t: Telling, stmt: ir.Stmt): Draft[] {
  switch (stmt.kind) {
    case "if":
      return conditional(t, stmt, "wenn");
    case "forEach": {
      const { head, inner } = loopOver(t, stmt.binder);
      return block(`für ${head}`, statements(inner, stmt.body));
    }
    case "anyOrder":
      return inAnyOrder(t, stmt);
    case "forPlayer":
      return block(
        `für ${value(t, stmt.player).acc}`,
        statements({ ...t, who: "they" }, stmt.body),
      );
    case "eachPlayer":
      return eachPlayer(t, stmt);
    case "times": {
      const times = timesOf(t, stmt.count);
      const head =
        times === undefined ? `so oft, wie ${value(t, stmt.count).nom} angibt` : `${times}-mal`;
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
      return [leaf(plain(sentence(t, stmt)))];
  }
}

// Lines --------------------------------------------------------------------------

export function leaf(text: string): Draft {
  return { text: full(text), lines: [] };
}

/** A head with its lines; a single line without lines of its own follows the colon. */
export function block(head: string, below: readonly Draft[]): Draft[] {
  const [only] = below;
  const text = tidy(`${head}:`).replace(/,:$/, ":");
  if (only === undefined) return [leaf(`${text} nichts`)];
  if (below.length === 1 && only.lines.length === 0 && !only.text.includes(": "))
    return [leaf(`${text} ${only.text}`)];
  return [{ text: capital(text), lines: below }];
}

/** A capital at the start and a full stop at the end. */
function full(text: string): string {
  const ended = tidy(text).replace(/,([.:]?)$/, "$1");
  return capital(/[.:!?][“”]?$/.test(ended) ? ended : `${ended}.`);
}

// Blocks -------------------------------------------------------------------------

/** Clauses end with a comma, words such as `am Ende` do not. */
const CLAUSE = /^(?:sonst, )?(?:wenn|sobald|nachdem|bevor|während|solange) /;

type If = Extract<ir.Stmt, { kind: "if" }>;

function conditional(t: Telling, stmt: If, word: string): Draft[] {
  const head = `${word} ${whenClause(t, stmt.condition)}`;
  return [...branch(t, head, stmt.then), ...otherwise(t, stmt.else)];
}

/** What follows words that say when: one sentence with them, or lines below them. */
export function branch(t: Telling, head: string, then: readonly ir.Stmt[]): Draft[] {
  const whole = oneSentence(t, then);
  const comma = CLAUSE.test(head) ? "," : "";
  if (whole !== undefined) return [leaf(`${head}${comma} ${inverted(whole)}`)];
  return block(head, statements(t, then));
}

function otherwise(t: Telling, list: readonly ir.Stmt[]): Draft[] {
  const [only] = list;
  if (only === undefined) return [];
  if (list.length === 1 && only.kind === "if") return conditional(t, only, "sonst, wenn");
  const whole = oneSentence(t, list);
  if (whole !== undefined) return [leaf(`sonst ${inverted(whole)}`)];
  return block("sonst", statements(t, list));
}

/** Each player as the subject where there is one sentence; else whoever reads it. */
function eachPlayer(t: Telling, stmt: Extract<ir.Stmt, { kind: "eachPlayer" }>): Draft[] {
  const { how, from, track, body } = stmt;
  const inOrder =
    track && `in der Reihenfolge auf ${phrase(linkTo(t.index, track, track.noun).de, "the").dat}`;
  const around = from && `reihum ab ${value(t, from).dat}`;
  const order = how === "once" ? "zugleich" : (inOrder ?? around);
  const each: Telling = { ...t, who: "each" };
  const whole = oneSentence(each, body);
  if (whole?.subject === actor(each))
    return [leaf(order === undefined ? plain(whole) : `${order} ${inverted(whole)}`)];
  const oneByOne = `jeder Spieler, ${order ?? "einer nach dem anderen"}`;
  const head = how === "once" ? "alle zugleich, jeder für sich" : oneByOne;
  return block(head, statements({ ...t, who: "they" }, body));
}

/** Each item with what it does; or a loop that says so. */
function inAnyOrder(t: Telling, stmt: Extract<ir.Stmt, { kind: "anyOrder" }>): Draft[] {
  const [binder] = stmt.things;
  const items = itemsOf(t.index.game, stmt);
  if (items !== undefined) {
    const told = items.flatMap(({ words, condition, body }) => {
      const only = condition === undefined ? "" : `, wenn ${whenClause(t, condition)}`;
      return block(words.de + only, statements(t, body));
    });
    return block("in beliebiger Reihenfolge", told);
  }
  const { head, inner } = loopOver(t, binder);
  return block(`für ${head}, in beliebiger Reihenfolge`, statements(inner, stmt.body));
}

function oneSentence(t: Telling, list: readonly ir.Stmt[]): Sentence | undefined {
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
  if (condition.kind === "const") return "immer wieder, bis das Spiel endet";
  return `immer wieder, bis ${whenClause(t, condition)}`;
}

// Choices ------------------------------------------------------------------------

type Choose = Extract<ir.Stmt, { kind: "choose" }>;

function choice(t: Telling, stmt: Choose): Draft[] {
  if (stmt.options.length === 1) return [leaf(plain(choiceSentence(t, stmt)))];
  const { options } = stmt;
  const isFree = options.every(({ move }) => move.free);
  const what = `eine dieser Aktionen${isFree ? " ohne ihre Kosten" : ""}`;
  const below = options.map((option) => ({ text: optionText(t, option, !isFree), lines: [] }));
  return [{ text: full(`${plain(performs(t, stmt, what))}:`), lines: below }];
}

function choiceSentence(t: Telling, stmt: Choose): Sentence {
  const list = stmt.options.map((option) => optionText(t, option, true)).join(" oder ");
  return performs(t, stmt, `die Aktion ${list}`);
}

/** A choice without options lapses, so it is no duty. */
function performs(t: Telling, stmt: Choose, what: string): Sentence {
  if (stmt.may) return does(t, "may", `${what} ausführen`);
  const isSure = !canLapse(stmt);
  const can = t.who === "you" ? "du kannst" : "er kann";
  return does(t, "perform", `${what} aus${isSure ? "" : `, wenn ${can}`}`);
}

/** `„Perlen tauchen“ ohne ihre Kosten (‚wanted‘: Rot)` */
function optionText(
  t: Telling,
  { move, args }: Choose["options"][number],
  saysFree: boolean,
): string {
  const given = move.params.flatMap((param, i) => {
    const arg = args[i];
    const [name, said] = [localPhrase(t, param).nom, arg && value(t, arg).nom];
    if (said === undefined || said === name) return [];
    return [`${name.replace(/^(?:der|die|das) /, "").replace(/^(\p{Ll}+)en /u, "$1e ")}: ${said}`];
  });
  const isFree = move.free && saysFree;
  return `„${reference(t.index.paths.get(move), move.name.de)}“${isFree ? " ohne ihre Kosten" : ""}${given.length === 0 ? "" : ` (${given.join("; ")})`}`;
}
