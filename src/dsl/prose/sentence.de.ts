// What happens in one sentence, in German: `du erhältst 2 Perlen`.

import type * as ir from "../ir/ir.ts";
import { amountOf, amountOfCounter, renderCount } from "./amount.de.ts";
import { isOneWord, whenClause } from "./condition.de.ts";
import { isWhen } from "./event.ts";
import { atEnd, constantPhrase, localPhrase, rulePhrase, value } from "./expr.de.ts";
import { each, type Phrase, phrase } from "./german.ts";
import { isEvent } from "./handlers.ts";
import { reference, unmarked } from "./mark.ts";
import {
  constantKind,
  elementNoun,
  isContent,
  linkTo,
  nounOfMember,
  type Worded,
} from "./names.ts";
import { counted, markPhrase, ownedBy, placeIn, somebody } from "./place.de.ts";
import { operand } from "./reckon.de.ts";
import { statementOf } from "./said.de.ts";
import { denied, type Statement } from "./statement.de.ts";
import { same, type TellingDe as Telling, withoutCheck } from "./telling.ts";

/** A sentence in parts, so that it can follow a condition: `Wenn …, erhältst du …`. */
export interface Sentence {
  readonly subject: string;
  readonly verb: string;
  readonly rest: string;
  /** Only holds the place of the subject at the start: `Es folgt …`. */
  readonly isEmpty?: true;
}

/** Statements that are one sentence. */
export type Simple = Exclude<
  ir.Stmt,
  {
    kind:
      | "if"
      | "forEach"
      | "anyOrder"
      | "forPlayer"
      | "eachPlayer"
      | "times"
      | "until"
      | "rule"
      | "choose";
  }
>;

export function plain({ subject, verb, rest }: Sentence): string {
  return [subject, verb, rest].filter((part) => part !== "").join(" ");
}

/** As it stands after a condition or `sonst`. */
export function inverted({ subject, verb, rest, isEmpty }: Sentence): string {
  return [verb, isEmpty ? "" : subject, rest].filter((part) => part !== "").join(" ");
}

export function sentence(t: Telling, stmt: Simple): Sentence {
  switch (stmt.kind) {
    case "gain":
      return gained(t, stmt);
    case "score": {
      const note = ` („${reference(t.index.paths.get(stmt.reason), stmt.reason.words.de)}“)`;
      return does(t, "gain", amountOf(t, stmt.amount, t.index.game.points, note));
    }
    case "setCounter":
      return counterSet(t, stmt);
    case "setMark":
      return markSet(t, stmt);
    case "let": {
      if (stmt.value.type.kind === "yesno") {
        const rest = `genau dann, wenn ${whenClause(t, stmt.value)}`;
        return { subject: localPhrase(t, stmt.local).nom, verb: "gilt", rest };
      }
      const what = value(t, stmt.value);
      return is({ ...localPhrase(t, stmt.local), plural: what.plural }, what.nom);
    }
    case "rollLet":
      return does(t, "roll", `${facesPhrase(t, stmt.faces)}: ${localPhrase(t, stmt.local).acc}`);
    case "drawLet": {
      const noun = phrase(elementNoun(t.index, stmt.zone.zone).de, "none").acc;
      const name = localPhrase(t, stmt.local).acc;
      return does(t, "draw", `zufällig 1 ${noun} ${placeIn(t, "out", stmt.zone)}: ${name}`);
    }
    case "add":
      return goes(thing(t, stmt.what), placeIn(t, "into", stmt.to));
    case "remove":
      return passive(thing(t, stmt.what), `${placeIn(t, "out", stmt.from)} entfernt`);
    case "move":
      return goes(thing(t, stmt.what), between(t, stmt.from, stmt.to));
    case "removeAll":
      return passive(allOf(t, stmt), removed(t, stmt.from));
    case "moveAll":
      return goes(allOf(t, stmt), between(t, stmt.from, stmt.to));
    case "moveEnd":
      return goes(endOf(t, stmt), between(t, stmt.from, stmt.to));
    case "sort": {
      const noun = elementNoun(t.index, stmt.row.zone).de;
      const things = phrase(noun, "the", "many");
      const where = isContent(stmt.row.zone) ? "" : `${placeIn(t, "inside", stmt.row)} `;
      return passive(things, `${where}der Größe nach geordnet, das Kleinste zuerst`);
    }
    case "draw":
      return drawn(t, stmt);
    case "roll":
      return rolled(t, stmt);
    case "rollZone": {
      const dice = phrase(elementNoun(t.index, stmt.zone.zone).de, "the", "many").acc;
      const where = isContent(stmt.zone.zone) ? "" : ` ${placeIn(t, "inside", stmt.zone)}`;
      return does(t, "roll", `${dice}${where} neu`);
    }
    case "rollMark":
      return does(t, "roll", `${facesPhrase(t, stmt.faces)}: ${markPhrase(t, stmt.mark).acc}`);
    case "advance":
      return advanced(t, stmt);
    case "do":
      return done(t, stmt);
    case "endGame":
      return { subject: "das Spiel", verb: "endet", rest: "sofort" };
    default:
      return stmt satisfies never;
  }
}

// Who does what ------------------------------------------------------------------

const VERBS = {
  gain: ["erhältst", "erhält"],
  pay: ["zahlst", "zahlt"],
  draw: ["ziehst", "zieht"],
  roll: ["würfelst", "würfelt"],
  may: ["darfst", "darf"],
  perform: ["führst", "führt"],
  advance: ["rückst", "rückt"],
  choose: ["wählst", "wählt"],
} as const;

/** Who acts, as the subject. */
export function actor(t: Telling): string {
  return t.who === "each" ? "jeder Spieler" : somebody(t).nom;
}

export function does(t: Telling, verb: keyof typeof VERBS, rest: string): Sentence {
  return { subject: actor(t), verb: VERBS[verb][Number(t.who !== "you")] ?? "", rest };
}

function is(subject: Phrase, rest: string): Sentence {
  return { subject: subject.nom, verb: subject.plural ? "sind" : "ist", rest };
}

function goes(what: Phrase, rest: string): Sentence {
  return { subject: what.nom, verb: what.plural ? "kommen" : "kommt", rest };
}

function passive(what: Phrase, rest: string): Sentence {
  return { subject: what.nom, verb: what.plural ? "werden" : "wird", rest };
}

function between(t: Telling, from: ir.PlaceRef, to: ir.PlaceRef): string {
  return `${placeIn(t, "out", from)} ${placeIn(t, "into", to)}`;
}

// Things -------------------------------------------------------------------------

/** What is put somewhere: `eine Perle`, `dein Spielstein`, `der Fisch`. */
function thing(t: Telling, what: ir.Expr): Phrase {
  if (what.type.kind === "player") {
    const marker = {
      de: { article: "der", one: "Spielstein", many: "Spielsteine" },
      en: { one: "", many: "" },
    };
    return ownedBy(t, marker, what);
  }
  if (what.kind === "const" && what.type.kind === "enum") {
    const noun = what.type.enum.members[what.value]?.noun.de;
    return noun === undefined ? constantPhrase(t, what.type, what.value) : phrase(noun, "a");
  }
  const of = value(t, what);
  const member = nounOfMember(t.index, what);
  if (member !== undefined) return each(phrase(member.de, "a"), (text) => `${text} ${of.gen}`);
  const isBare = what.type.kind === "number" && /^(?:\w+|‚[^‘]*‘)$/.test(of.nom);
  return isBare ? each(of, (text) => `die Zahl ${text}`) : of;
}

function allOf(
  t: Telling,
  { what, from }: Extract<Simple, { kind: "moveAll" | "removeAll" }>,
): Phrase {
  const noun = elementNoun(t.index, from.zone);
  if (what === undefined) return phrase(noun.de, "all", "many");
  const kind = constantKind(t.index, what);
  if (kind !== undefined) return phrase(kind.de, "all", "many");
  const all = phrase(noun.de, "all", "many");
  return { ...all, nom: `${all.nom} ${value(t, what).gen}` };
}

/** What is called by what lies in it need not be named again. */
function removed(t: Telling, from: ir.ZoneRef): string {
  return isContent(from.zone) ? "entfernt" : `${placeIn(t, "out", from)} entfernt`;
}

function endOf(t: Telling, { from, end }: Extract<Simple, { kind: "moveEnd" }>): Phrase {
  return atEnd(elementNoun(t.index, from.zone).de, end);
}

function drawn(t: Telling, { count, from, to }: Extract<Simple, { kind: "draw" }>): Sentence {
  const noun = elementNoun(t.index, from.zone);
  const things = renderCount(t, count, noun);
  const isMine = to.kind === "zone" && to.owner !== undefined;
  if (isMine) return does(t, "draw", `zufällig ${things.acc} ${between(t, from, to)}`);
  return goes(things, `zufällig ${between(t, from, to)}`);
}

/** `eine Zahl von 1 bis 6`, `mit einem Farbwürfel` */
function facesPhrase(t: Telling, faces: ir.Faces): string {
  if (faces.kind === "die") return `mit ${phrase(faces.die.noun.de, "a").dat}`;
  return `eine Zahl von ${value(t, faces.from).nom} bis ${value(t, faces.to).dat}`;
}

function rolled(t: Telling, { count, into }: Extract<Simple, { kind: "roll" }>): Sentence {
  const { die, element } = into.zone;
  const isRange = die === undefined && element.kind === "number";
  const faces = isRange ? ` (${element.from} bis ${element.to})` : "";
  const things = renderCount(t, count, elementNoun(t.index, into.zone)).acc;
  if (isContent(into.zone)) return does(t, "roll", `${things}${faces}`);
  return does(t, "roll", `${things}${faces} ${placeIn(t, "into", into)}`);
}

function advanced(
  t: Telling,
  { player, track, by }: Extract<Simple, { kind: "advance" }>,
): Sentence {
  const steps = `${value(t, by).nom} ${by.kind === "const" && by.value === 1 ? "Feld" : "Felder"}`;
  const rest = `auf ${phrase(linkTo(t.index, track, track.noun).de, "the").dat} um ${steps} vor`;
  if (player.kind === "you") return does(t, "advance", rest);
  return { subject: value(t, player).nom, verb: "rückt", rest };
}

// Counters and marks -------------------------------------------------------------

function gained(
  t: Telling,
  { counter, amount, sign }: Extract<Simple, { kind: "gain" }>,
): Sentence {
  if (counter.owner?.kind === "you")
    return does(t, sign > 0 ? "gain" : "pay", amountOfCounter(t, amount, counter));
  return changed(t, counter, sign > 0 ? "steigt" : "sinkt", `um ${operand(t, amount, 1)}`);
}

function counterSet(
  t: Telling,
  { counter, value: to }: Extract<Simple, { kind: "setCounter" }>,
): Sentence {
  const step = stepOf(to, (left) => left.kind === "counter" && same(left.counter, counter));
  if (step !== undefined) return changed(t, counter, step.verb, `um ${operand(t, step.by, 1)}`);
  const { acc } = value(t, to);
  const rest = acc.includes(": ") ? `gesetzt auf ${acc}` : `auf ${acc} gesetzt`;
  return changed(t, counter, "wird", rest);
}

/** What is set to itself and something more, or less. */
function stepOf(to: ir.Expr, isItself: (left: ir.Expr) => boolean) {
  if (to.kind !== "binary" || (to.op !== "+" && to.op !== "-") || !isItself(to.left))
    return undefined;
  return { verb: to.op === "+" ? "steigt" : "sinkt", by: to.right };
}

/** A sentence after other words: `ab jetzt darfst du …`. */
function after(words: string, { subject, verb, rest }: Statement): Sentence {
  return { subject: words, verb, rest: [subject, rest].join(" ") };
}

function changed(t: Telling, counter: ir.CounterRef, verb: string, rest: string): Sentence {
  return { subject: `die Anzahl ${counted(t, counter).gen}`, verb, rest };
}

function markSet(t: Telling, { mark, value: to }: Extract<Simple, { kind: "setMark" }>): Sentence {
  const subject = markPhrase(t, mark);
  const own = statementOf(t, { kind: "mark", mark, type: mark.mark.type });
  if (own !== undefined && to.kind === "const")
    return to.value === 0 ? after("vorerst", denied(own)) : after("ab jetzt", own);
  const step = stepOf(withoutCheck(to), (left) => left.kind === "mark" && same(left.mark, mark));
  if (step !== undefined)
    return { subject: subject.nom, verb: step.verb, rest: `um ${operand(t, step.by, 1)}` };
  const isYes = to.kind === "const" && to.type.kind === "yesno";
  if (isYes)
    return { subject: subject.nom, verb: "gilt", rest: to.value === 0 ? "nicht mehr" : "ab jetzt" };
  return is(subject, `jetzt ${value(t, to).nom}`);
}

// Rules --------------------------------------------------------------------------

function done(t: Telling, stmt: Extract<Simple, { kind: "do" }>): Sentence {
  const { inAnyOrder } = stmt.procedure;
  if (inAnyOrder === undefined) return happens(t, stmt);
  const event = happens(t, { ...stmt, procedure: inAnyOrder });
  return { ...event, rest: `${event.rest}; was ausliegt, wirkt in beliebiger Reihenfolge` };
}

function happens(t: Telling, { procedure, args }: Extract<Simple, { kind: "do" }>): Sentence {
  const phrase = rulePhrase(t, procedure, args, procedure.params);
  const isNamed = isEvent(procedure) && isOneWord(rulePhrase(t, procedure, [], []));
  if (isWhen(procedure)) {
    const isClause = /^(?:wenn|sobald|nachdem|bevor|während|solange) /.test(unmarked(phrase.nom));
    const what = isClause ? `was geschieht, ${phrase.nom}` : `was ${phrase.nom} geschieht`;
    return { subject: "es", verb: "folgt,", rest: what, isEmpty: true };
  }
  const rest = `${isNamed ? "das Ereignis " : ""}${phrase.nom}`;
  return {
    subject: "es",
    verb: (procedure as Worded).words === undefined ? "folgt" : "folgt:",
    rest,
    isEmpty: true,
  };
}
