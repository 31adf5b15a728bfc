// Metadata for the match log: procedures and events outside of moves, targets of rolls and draws.

import { nestedIn, statementsIn } from "../../ir/collect-statements.ts";
import type * as ir from "../../ir/ir.ts";
import { findProcedureCall, Suspensions } from "../../ir/suspension.ts";
import type { ChanceTarget, LogMeta } from "../../runtime/meta/log.ts";
import type { CodegenContext } from "../context.ts";

/** Returns the metadata for the log of a game. */
export function logMeta(game: ir.Game, gen: CodegenContext): LogMeta {
  const inMoves = new Set(game.moves.flatMap(({ body }) => reachedFrom(body)));
  const bodies = [...game.procedures, ...game.moves].flatMap(({ body }) => statementsIn(body));
  const statements = new Set([...bodies, ...game.flow.body]);
  return {
    headings: [...findAutomaticRules(game)].map(([text, statements]) => {
      const own = [...statements].filter((stmt) => isLogged(stmt) && !inMoves.has(stmt));
      return { text, spans: [...new Set(own.map(({ span }) => gen.span(span)))] };
    }),
    chance: [...statements].flatMap((stmt) => {
      const target = stmt.kind === "drawLet" ? drawTarget(stmt, statements) : chanceTarget(stmt);
      return target === undefined ? [] : [{ span: gen.span(stmt.span), ...target }];
    }),
  };
}

/** Tests whether a statement reports its execution to the log. */
function isLogged({ kind }: ir.Stmt): boolean {
  const chance = ["roll", "rollZone", "rollMark", "rollLet", "draw", "drawLet"];
  return ["gain", "score", "rule", ...chance].includes(kind);
}

/**
 * Returns the outermost procedures and events that the flow runs without a decision, by their words,
 * with all statements that they reach.
 */
function findAutomaticRules(game: ir.Game): Map<ir.LocalizedText, Set<ir.Stmt>> {
  const suspensions = new Suspensions(game);
  const found = new Map<ir.LocalizedText, Set<ir.Stmt>>();
  const visited = new Set<ir.Procedure>();
  const visit = (statements: readonly ir.Stmt[], caller: ir.LocalizedText | undefined) => {
    for (const stmt of statements) {
      const procedure = findProcedureCall(stmt)?.procedure;
      if (procedure === undefined) {
        visit(nestedIn(stmt), caller);
      } else if (!visited.has(procedure)) {
        visited.add(procedure);
        const title = titleOf(procedure) ?? caller;
        if (suspensions.suspends(procedure)) visit(procedure.body, title);
        else if (title !== undefined) {
          const known = found.get(title) ?? new Set();
          for (const reached of reachedFrom(procedure.body)) known.add(reached);
          found.set(title, known);
        }
      }
    }
  };
  visit(game.flow.body, undefined);
  return found;
}

/** Returns the statements of a body and of all procedures and events that it runs. */
function reachedFrom(body: readonly ir.Stmt[]): ir.Stmt[] {
  const called = new Set<ir.Procedure>();
  const reached = statementsIn(body);
  for (const stmt of reached) {
    const procedure = findProcedureCall(stmt)?.procedure;
    if (procedure === undefined || called.has(procedure)) continue;
    called.add(procedure);
    reached.push(...statementsIn(procedure.body));
  }
  return reached;
}

/** Returns the words of a rule with the nouns of its parameters, or `undefined` if one has none. */
function titleOf({ words, params }: ir.Procedure): ir.LocalizedText | undefined {
  if (words === undefined || !words.de.includes("{")) return words;
  const nouns = params.map(({ name, type }) => ({
    name,
    noun: type.kind === "enum" ? type.enum.noun : undefined,
  }));
  if (nouns.some(({ noun }) => noun === undefined)) return undefined;
  // A heading has nouns without articles: `{den colour} werten` is headed `Farbe werten`.
  const fill = (language: "de" | "en") =>
    words[language].replace(/\{(?:\p{L}+ )?(\w+)\}/gu, (hole, id: string) => {
      return nouns.find(({ name }) => name === id)?.noun?.[language].one ?? hole;
    });
  return { de: fill("de"), en: fill("en") };
}

/** Returns where a statement puts what it rolls or draws, or `undefined` if it does neither. */
function chanceTarget(stmt: ir.Stmt): Omit<ChanceTarget, "span"> | undefined {
  switch (stmt.kind) {
    case "roll":
      return { how: "roll", ...zoneTarget(stmt.into.zone) };
    case "rollZone":
      return { how: "roll", ...zoneTarget(stmt.zone.zone) };
    case "rollMark":
      return { how: "roll", zone: -1, noun: dieNoun(stmt.faces), isPublic: !stmt.mark.mark.hidden };
    case "rollLet":
      return { how: "roll", zone: -1, noun: dieNoun(stmt.faces), isPublic: true };
    case "draw":
      if (stmt.to.kind === "cell")
        return { how: "draw", zone: -1, noun: undefined, isPublic: true };
      return { how: "draw", ...zoneTarget(stmt.to.zone) };
    default:
      return undefined;
  }
}

/** Returns where what is drawn and named is laid; everybody sees it if it is laid in the open. */
function drawTarget(
  { local }: Extract<ir.Stmt, { kind: "drawLet" }>,
  statements: Iterable<ir.Stmt>,
): Omit<ChanceTarget, "span"> {
  const places = [...statements].flatMap((stmt) =>
    stmt.kind === "add" && stmt.what.kind === "local" && stmt.what.local === local
      ? [stmt.to.kind === "zone" ? stmt.to.zone : undefined]
      : [],
  );
  const isPublic = places.length > 0 && !places.some((zone) => zone?.hidden);
  const [zone] = places;
  return { how: "draw", zone: zone?.index ?? -1, noun: zone?.noun, isPublic };
}

function zoneTarget({ index, noun, hidden }: ir.Zone) {
  return { zone: index, noun, isPublic: !hidden };
}

function dieNoun(faces: ir.Faces): ir.LocalizedNoun | undefined {
  return faces.kind === "die" ? faces.die.noun : undefined;
}
