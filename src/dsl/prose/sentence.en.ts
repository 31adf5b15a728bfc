// What happens in one sentence, in English: `you gain 2 pearls`.

import type * as ir from "../ir/ir.ts";
import { amountOf, amountOfCounter, renderCount } from "./amount.en.ts";
import { clause, isOneWord } from "./condition.en.ts";
import { fixed, type Phrase, phrase, thirdPerson, withArticle } from "./english.ts";
import { isWhen } from "./event.ts";
import { localPhrase, rulePhrase, value } from "./expr.en.ts";
import { isEvent } from "./handlers.ts";
import { reference } from "./mark.ts";
import {
  constantKind,
  elementNoun,
  isContent,
  linkTo,
  nounOfMember,
  type Worded,
} from "./names.ts";
import { counted, markPhrase, ownedBy, placeIn, somebody } from "./place.en.ts";
import { operand } from "./reckon.en.ts";
import { statementOf } from "./said.en.ts";
import type { Simple } from "./sentence.de.ts";
import { asMain, denied } from "./statement.en.ts";
import { same, type TellingEn as Telling, withoutCheck } from "./telling.ts";

export function sentence(t: Telling, stmt: Simple): string {
  switch (stmt.kind) {
    case "gain":
      return gained(t, stmt);
    case "score": {
      const note = ` (“${reference(t.index.paths.get(stmt.reason), stmt.reason.words.en)}”)`;
      return does(t, `score ${amountOf(t, stmt.amount, t.index.game.points, note)}`);
    }
    case "setCounter":
      return counterSet(t, stmt);
    case "setMark":
      return markSet(t, stmt);
    case "let": {
      if (stmt.value.type.kind === "yesno")
        return `${localPhrase(t, stmt.local).text} applies if ${clause(t, stmt.value)}`;
      const what = value(t, stmt.value);
      return is({ ...localPhrase(t, stmt.local), plural: what.plural }, what.text);
    }
    case "rollLet":
      return does(t, `roll ${facesPhrase(t, stmt.faces)}: ${localPhrase(t, stmt.local).text}`);
    case "drawLet": {
      const noun = elementNoun(t.index, stmt.zone.zone).en.one;
      const name = localPhrase(t, stmt.local).text;
      return does(t, `draw 1 ${noun} at random ${placeIn(t, "out", stmt.zone)}: ${name}`);
    }
    case "add":
      return goes(thing(t, stmt.what), placeIn(t, "into", stmt.to));
    case "remove": {
      const what = thing(t, stmt.what);
      return is(what, `removed ${placeIn(t, "out", stmt.from)}`);
    }
    case "move":
      return goes(thing(t, stmt.what), between(t, stmt.from, stmt.to));
    case "removeAll":
      return is(allOf(t, stmt), removed(t, stmt.from));
    case "moveAll":
      return goes(allOf(t, stmt), between(t, stmt.from, stmt.to));
    case "moveEnd": {
      const thing = `the ${stmt.end} ${elementNoun(t.index, stmt.from.zone).en.one}`;
      return goes(fixed(thing), between(t, stmt.from, stmt.to));
    }
    case "sort": {
      const things = phrase(elementNoun(t.index, stmt.row.zone), "the", "many");
      const where = isContent(stmt.row.zone) ? "" : ` ${placeIn(t, "inside", stmt.row)}`;
      return is(things, `put in order${where}, the lowest first`);
    }
    case "draw":
      return drawn(t, stmt);
    case "roll":
      return rolled(t, stmt);
    case "rollZone": {
      const dice = phrase(elementNoun(t.index, stmt.zone.zone), "the", "many").text;
      const where = isContent(stmt.zone.zone) ? "" : ` ${placeIn(t, "inside", stmt.zone)}`;
      return does(t, `roll ${dice}${where} anew`);
    }
    case "rollMark":
      return does(t, `roll ${facesPhrase(t, stmt.faces)}: ${markPhrase(t, stmt.mark).text}`);
    case "advance":
      return advanced(t, stmt);
    case "do":
      return done(t, stmt);
    case "endGame":
      return "the game ends at once";
    default:
      return stmt satisfies never;
  }
}

// Who does what ------------------------------------------------------------------

/** Who acts, as the subject. */
export function actor(t: Telling): string {
  return t.who === "each" ? "each player" : somebody(t).text;
}

export function does(t: Telling, what: string): string {
  return `${actor(t)} ${t.who === "each" ? thirdPerson(what) : what}`;
}

function is(subject: Phrase, rest: string): string {
  return `${subject.text} ${subject.plural ? "are" : "is"} ${rest}`;
}

function goes(what: Phrase, rest: string): string {
  return `${what.text} ${what.plural ? "go" : "goes"} ${rest}`;
}

function between(t: Telling, from: ir.PlaceRef, to: ir.PlaceRef): string {
  return `${placeIn(t, "out", from)} ${placeIn(t, "into", to)}`;
}

// Things -------------------------------------------------------------------------

/** What is put somewhere: `a pearl`, `your marker`, `the fish`. */
function thing(t: Telling, what: ir.Expr): Phrase {
  if (what.type.kind === "player") {
    const de = { article: "", one: "", many: "" };
    return ownedBy(t, { de, en: { one: "marker", many: "markers" } }, what);
  }
  const whole = value(t, what);
  const member = nounOfMember(t.index, what);
  if (member !== undefined) return fixed(`${phrase(member, "a").text} of ${whole.text}`);
  if (what.type.kind === "number" && isOneWord(whole)) return fixed(`the number ${whole.text}`);
  const isMember = what.kind === "const" && what.type.kind === "enum";
  return isMember ? fixed(withArticle(whole.text)) : whole;
}

function allOf(
  t: Telling,
  { what, from }: Extract<Simple, { kind: "moveAll" | "removeAll" }>,
): Phrase {
  const noun = elementNoun(t.index, from.zone);
  if (what === undefined) return phrase(noun, "all", "many");
  const kind = constantKind(t.index, what);
  if (kind !== undefined) return phrase(kind, "all", "many");
  return fixed(`all ${noun.en.many} of ${value(t, what).text}`, true);
}

/** What is called by what lies in it need not be named again. */
function removed(t: Telling, from: ir.ZoneRef): string {
  return isContent(from.zone) ? "removed" : `removed ${placeIn(t, "out", from)}`;
}

function drawn(t: Telling, { count, from, to }: Extract<Simple, { kind: "draw" }>): string {
  const things = renderCount(t, count, elementNoun(t.index, from.zone));
  const where = between(t, from, to);
  const isMine = to.kind === "zone" && to.owner !== undefined;
  return isMine
    ? does(t, `draw ${things.text} at random ${where}`)
    : goes(things, `at random ${where}`);
}

/** `a number from 1 to 6`, `a colour die` */
function facesPhrase(t: Telling, faces: ir.Faces): string {
  if (faces.kind === "die") return phrase(faces.die.noun, "a").text;
  return `a number from ${value(t, faces.from).text} to ${value(t, faces.to).text}`;
}

function rolled(t: Telling, { count, into }: Extract<Simple, { kind: "roll" }>): string {
  const { die, element } = into.zone;
  const isRange = die === undefined && element.kind === "number";
  const faces = isRange ? ` (${element.from} to ${element.to})` : "";
  const things = renderCount(t, count, elementNoun(t.index, into.zone)).text;
  return does(
    t,
    `roll ${things}${faces}${isContent(into.zone) ? "" : ` ${placeIn(t, "into", into)}`}`,
  );
}

function advanced(t: Telling, { player, track, by }: Extract<Simple, { kind: "advance" }>): string {
  const steps = `${value(t, by).text} ${by.kind === "const" && by.value === 1 ? "space" : "spaces"}`;
  const rest = `by ${steps} on ${phrase(linkTo(t.index, track, track.noun), "the").text}`;
  if (player.kind === "you") return does(t, `advance ${rest}`);
  return `${value(t, player).text} advances ${rest}`;
}

// Counters and marks -------------------------------------------------------------

function gained(t: Telling, { counter, amount, sign }: Extract<Simple, { kind: "gain" }>): string {
  if (counter.owner?.kind === "you")
    return does(t, `${sign > 0 ? "gain" : "pay"} ${amountOfCounter(t, amount, counter)}`);
  return changed(t, counter, `${sign > 0 ? "rises" : "falls"} by ${operand(t, amount, 1)}`);
}

function counterSet(
  t: Telling,
  { counter, value: to }: Extract<Simple, { kind: "setCounter" }>,
): string {
  const step = stepOf(to, (left) => left.kind === "counter" && same(left.counter, counter));
  if (step === undefined) return changed(t, counter, `is set to ${value(t, to).text}`);
  return changed(t, counter, `${step.verb} by ${operand(t, step.by, 1)}`);
}

/** What is set to itself and something more, or less. */
function stepOf(to: ir.Expr, isItself: (left: ir.Expr) => boolean) {
  if (to.kind !== "binary" || (to.op !== "+" && to.op !== "-") || !isItself(to.left))
    return undefined;
  return { verb: to.op === "+" ? "rises" : "falls", by: to.right };
}

function changed(t: Telling, counter: ir.CounterRef, what: string): string {
  return `the number of ${counted(t, counter).text.replace(/^the /, "")} ${what}`;
}

function markSet(t: Telling, { mark, value: to }: Extract<Simple, { kind: "setMark" }>): string {
  const subject = markPhrase(t, mark);
  const own = statementOf(t, { kind: "mark", mark, type: mark.mark.type });
  if (own !== undefined && to.kind === "const")
    return to.value === 0 ? `for now ${asMain(denied(own))}` : `from now on ${asMain(own)}`;
  const step = stepOf(withoutCheck(to), (left) => left.kind === "mark" && same(left.mark, mark));
  if (step !== undefined) return `${subject.text} ${step.verb} by ${operand(t, step.by, 1)}`;
  const isYes = to.kind === "const" && to.type.kind === "yesno";
  if (!isYes) return is(subject, `now ${value(t, to).text}`);
  return to.value === 0
    ? `${subject.text} no longer applies`
    : `${subject.text} applies from now on`;
}

// Rules --------------------------------------------------------------------------

function done(t: Telling, stmt: Extract<Simple, { kind: "do" }>): string {
  const { inAnyOrder } = stmt.procedure;
  if (inAnyOrder === undefined) return happens(t, stmt);
  return `${happens(t, { ...stmt, procedure: inAnyOrder })}; what lies there acts in any order`;
}

function happens(t: Telling, { procedure, args }: Extract<Simple, { kind: "do" }>): string {
  const { text } = rulePhrase(t, procedure, args, procedure.params, true);
  const what = !hasWords(procedure) ? text.replace(/^(.*?)( for |$)/, "“$1”$2") : text;
  if (isWhen(procedure)) return `next comes what happens ${what}`;
  if (isEvent(procedure)) return `the event ${what} happens`;
  return `next comes${hasWords(procedure) ? ":" : ""} ${what}`;
}

function hasWords({ words }: Worded): boolean {
  return words !== undefined;
}
