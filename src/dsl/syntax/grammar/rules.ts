// The grammar of rules: tables and formulas, requirements and costs, actions, events, the flow of
// the game and its ranking.

import * as t from "../tokens.ts";
import { ComponentGrammar } from "./component.ts";

export class RuleGrammar extends ComponentGrammar {
  /** `"table" Name Params [":" Type] "=" Entry {[","] Entry} ["{" Text "}"]` */
  readonly table = this.RULE("table", () => {
    this.CONSUME(t.Table);
    this.CONSUME(t.Name, { LABEL: "name" });
    this.SUBRULE(this.params);
    this.OPTION1(() => {
      this.CONSUME(t.Colon);
      this.SUBRULE(this.type);
    });
    this.CONSUME(t.Equals);
    this.SUBRULE1(this.entry);
    this.MANY(() => {
      this.OPTION2(() => this.CONSUME(t.Comma));
      this.SUBRULE2(this.entry);
    });
    this.OPTION3(() => this.SUBRULE(this.textBody));
  });

  /** `["-"] Integer | Name | "yes" | "no" | "none"` */
  readonly entry = this.RULE("entry", () => {
    this.OR([
      {
        ALT: () => {
          this.OPTION(() => this.CONSUME(t.Minus));
          this.CONSUME(t.Integer);
        },
      },
      { ALT: () => this.CONSUME(t.PlainName, { LABEL: "name" }) },
      { ALT: () => this.CONSUME(t.Yes) },
      { ALT: () => this.CONSUME(t.No) },
      { ALT: () => this.CONSUME(t.None) },
    ]);
  });

  /** `"die" Name "=" Entry {"," Entry} ["{" Text "}"]` */
  readonly die = this.RULE("die", () => {
    this.CONSUME(t.Die);
    this.CONSUME(t.Name, { LABEL: "name" });
    this.CONSUME(t.Equals);
    this.AT_LEAST_ONE_SEP({ SEP: t.Comma, DEF: () => this.SUBRULE(this.entry) });
    this.OPTION(() => this.SUBRULE(this.textBody));
  });

  /** `"value" Name [Params] [":" Type] "=" Expr [SaidBody]` */
  readonly definition = this.RULE("definition", () => {
    this.CONSUME(t.Value);
    this.CONSUME(t.Name, { LABEL: "name" });
    this.OPTION1(() => this.SUBRULE(this.params));
    this.OPTION2(() => {
      this.CONSUME(t.Colon);
      this.SUBRULE(this.type);
    });
    this.CONSUME(t.Equals);
    this.SUBRULE(this.expression);
    this.OPTION3(() => this.SUBRULE(this.saidBody));
  });

  /** `"{" [Text] [Saying] "}"` */
  readonly saidBody = this.RULE("saidBody", () => {
    this.CONSUME(t.LeftBrace);
    this.OPTION1(() => this.SUBRULE(this.text));
    this.OPTION2(() => this.SUBRULE(this.saying));
    this.CONSUME(t.RightBrace);
  });

  /** `"says" Text` */
  readonly saying = this.RULE("saying", () => {
    this.CONSUME(t.Says);
    this.SUBRULE(this.text);
  });

  /** `"requirement" Name [Params] "{" {Let | Needs} "}"` */
  readonly requirement = this.RULE("requirement", () => {
    this.CONSUME(t.Requirement);
    this.CONSUME(t.Name, { LABEL: "name" });
    this.OPTION(() => this.SUBRULE(this.params));
    this.CONSUME(t.LeftBrace);
    this.MANY(() => this.SUBRULE(this.requirementItem));
    this.CONSUME(t.RightBrace);
  });

  /** `Let | Needs` */
  readonly requirementItem = this.RULE("requirementItem", () => {
    this.OR([{ ALT: () => this.SUBRULE(this.letBe) }, { ALT: () => this.SUBRULE(this.needs) }]);
  });

  /** `"cost" Name [Params] "{" {CostItem} "}"` */
  readonly cost = this.RULE("cost", () => {
    this.CONSUME(t.Cost);
    this.CONSUME(t.Name, { LABEL: "name" });
    this.OPTION(() => this.SUBRULE(this.params));
    this.CONSUME(t.LeftBrace);
    this.MANY(() => this.SUBRULE(this.costItem));
    this.CONSUME(t.RightBrace);
  });

  /** `Pick | Needs | Costs | Stmt`; the statements come last */
  readonly costItem = this.RULE("costItem", () => {
    this.OR([
      { ALT: () => this.SUBRULE(this.pick) },
      { ALT: () => this.SUBRULE(this.needs) },
      { ALT: () => this.SUBRULE(this.costs) },
      { ALT: () => this.SUBRULE(this.statement) },
    ]);
  });

  /** `"action" Name [Params] "{" {ActionItem} "}"` */
  readonly action = this.RULE("action", () => {
    this.CONSUME(t.Action);
    this.CONSUME(t.Name, { LABEL: "name" });
    this.OPTION(() => this.SUBRULE(this.params));
    this.CONSUME(t.LeftBrace);
    this.MANY(() => this.SUBRULE(this.actionItem));
    this.CONSUME(t.RightBrace);
  });

  /** `Text | Saying | CostItem` */
  readonly actionItem = this.RULE("actionItem", () => {
    this.OR([
      { ALT: () => this.SUBRULE(this.text) },
      { ALT: () => this.SUBRULE(this.saying) },
      { ALT: () => this.SUBRULE(this.costItem) },
    ]);
  });

  /** `"to" Name [Params] "{" [Text] {Stmt} "}"` */
  readonly procedure = this.RULE("procedure", () => {
    this.CONSUME(t.To);
    this.CONSUME(t.Name, { LABEL: "name" });
    this.OPTION1(() => this.SUBRULE(this.params));
    this.CONSUME(t.LeftBrace);
    this.OPTION2(() => this.SUBRULE(this.text));
    this.MANY(() => this.SUBRULE(this.statement));
    this.CONSUME(t.RightBrace);
  });

  /** `"event" Name [Params] ["{" Text "}"]` */
  readonly event = this.RULE("event", () => {
    this.CONSUME(t.Event);
    this.CONSUME(t.Name, { LABEL: "name" });
    this.OPTION1(() => this.SUBRULE(this.params));
    this.OPTION2(() => this.SUBRULE(this.textBody));
  });

  /** `"worth" ("when" Name | "always")` */
  readonly counting = this.RULE("counting", () => {
    this.CONSUME(t.Worth);
    this.OR([
      {
        ALT: () => {
          this.CONSUME(t.When);
          this.CONSUME(t.Name, { LABEL: "event" });
        },
      },
      { ALT: () => this.CONSUME(t.Always) },
    ]);
  });

  /** `"reason" Name "{" Text "}"` */
  readonly reason = this.RULE("reason", () => {
    this.CONSUME(t.Reason);
    this.CONSUME(t.Name, { LABEL: "name" });
    this.SUBRULE(this.textBody);
  });

  /** `"flow" Block` */
  readonly flow = this.RULE("flow", () => {
    this.CONSUME(t.Flow);
    this.SUBRULE(this.block);
  });

  /** `"ranking" "{" {RankingLine} "}"` */
  readonly ranking = this.RULE("ranking", () => {
    this.CONSUME(t.Ranking);
    this.CONSUME(t.LeftBrace);
    this.MANY(() => this.SUBRULE(this.rankingLine));
    this.CONSUME(t.RightBrace);
  });

  /** `("most" | "fewest") Expr` */
  readonly rankingLine = this.RULE("rankingLine", () => {
    this.OR([
      { ALT: () => this.CONSUME(t.Most, { LABEL: "best" }) },
      { ALT: () => this.CONSUME(t.Fewest, { LABEL: "best" }) },
    ]);
    this.SUBRULE(this.expression);
  });

  /** `"rating" ["when" Expr] "{" {RatingLine} "}"` */
  readonly rating = this.RULE("rating", () => {
    this.CONSUME(t.Rating);
    this.OPTION(() => this.SUBRULE(this.condition));
    this.CONSUME(t.LeftBrace);
    this.MANY(() => this.SUBRULE(this.ratingLine));
    this.CONSUME(t.RightBrace);
  });

  /** `Name "from" Expr Text` */
  readonly ratingLine = this.RULE("ratingLine", () => {
    this.CONSUME(t.PlainName, { LABEL: "name" });
    this.CONSUME(t.From);
    this.SUBRULE(this.expression);
    this.SUBRULE(this.text);
  });

  /** `"look" Name "{" {Name Str} "}"` */
  readonly look = this.RULE("look", () => {
    this.CONSUME(t.Look);
    this.CONSUME(t.Name, { LABEL: "name" });
    this.CONSUME(t.LeftBrace);
    this.MANY(() => this.SUBRULE(this.lookEntry));
    this.CONSUME(t.RightBrace);
  });

  /** `Name Str` */
  readonly lookEntry = this.RULE("lookEntry", () => {
    this.CONSUME(t.PlainName, { LABEL: "key" });
    this.CONSUME(t.Str, { LABEL: "value" });
  });
}
