// What describes each kind of rule.

import type * as ir from "../../ir/ir.ts";
import type { PresentedHandler } from "../handlers.ts";
import type { ExceptionGroup, Group, Index, IndexedRule, Worths } from "../index-of.ts";
import { tableParams } from "../lexicon/nouns.ts";
import { createContext } from "../plan/context.ts";
import * as action from "./action.ts";
import * as components from "./components.ts";
import { describeException } from "./exception.ts";
import { describeNeed } from "./need.ts";
import * as pieces from "./pieces.ts";
import * as procedure from "./procedure.ts";
import { describeRanking } from "./ranking.ts";
import type { RuleDraft } from "./rule-draft.ts";
import * as setup from "./setup.ts";
import { describeFormula, describeTable } from "./value.ts";
import { describeCounting, describeWorth } from "./worth.ts";

/** What a rule is about fits its kind: `indexOf` has put them together. */
export function describeRule(index: Index, { kind, of }: IndexedRule): RuleDraft {
  // Declarations are not looked into from outside, hence their parts.
  const parts = Object.values(of);
  const t = createContext(index, kind === "table" ? tableParams(of as ir.Table) : parts);
  switch (kind) {
    case "game":
      return setup.describeGame(of as ir.Game);
    case "option":
      return setup.describeOption(t, of as ir.SetupOption);
    case "rival":
      return setup.describeRival(t, of as ir.Rival);
    case "rating":
      return setup.describeRating(t, of as ir.Rating);
    case "enum":
      return pieces.describeEnum(t, of as ir.Enum);
    case "family":
      return pieces.describeFamily(t, of as ir.Family);
    case "piece":
      return pieces.describePiece(t, of as Group);
    case "shape":
      return pieces.describeShape(t, of as ir.Shape);
    case "board":
      return pieces.describeBoard(t, of as ir.Board);
    case "counter":
      return components.describeCounterRule(t, of as ir.Counter);
    case "mark":
      return components.describeMark(t, of as ir.Mark);
    case "zone":
      return components.describeZone(t, of as ir.Zone);
    case "grid":
      return components.describeGrid(t, of as ir.Grid);
    case "track":
      return components.describeTrack(t, of as ir.Track);
    case "history":
      return components.describeHistory(t, of as ir.History);
    case "die":
      return components.describeDie(t, of as ir.Die);
    case "reason":
      return components.describeReason(t, of as ir.Reason);
    case "table":
      return describeTable(t, of as ir.Table);
    case "value":
    case "computation":
      return describeFormula(t, of as ir.Value);
    case "exception":
      return describeException(t, of as ExceptionGroup);
    case "need":
      return describeNeed(t, of as ir.Need);
    case "requirement":
      return action.describeRequirement(t, of as ir.Requirement);
    case "cost":
      return action.describeCost(t, of as ir.Cost);
    case "action":
      return action.describeAction(t, of as ir.OptionSchema);
    case "procedure":
      return procedure.describeProcedure(t, of as ir.Procedure);
    case "event":
      return procedure.describeEvent(t, of as ir.Procedure);
    case "handler":
      return procedure.describeHandler(t, of as PresentedHandler);
    case "flow":
      return procedure.describeFlow(t, of as ir.Procedure);
    case "ranking":
      return describeRanking(t, of as ir.Game["ranking"]);
    case "worth":
      return describeWorth(t, of as Worths);
    case "counting":
      return describeCounting(t, of as ir.WorthTiming);
    default:
      return kind satisfies never;
  }
}
