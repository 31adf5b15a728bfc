// The whole grammar: files and the declarations of rules. It says what stands where, and nothing
// about meaning. Each class adds to the one before: expressions, statements, examples, components.

import {
  type CstNode,
  createTokenInstance,
  type IParserConfig,
  type IToken,
  type TokenType,
} from "chevrotain";
import { ComponentGrammar } from "./grammar-component.ts";
import * as t from "./tokens.ts";

export class RulesGrammar extends ComponentGrammar {
  /** `["language" Integer] {Decl}` */
  readonly file = this.RULE("file", () => {
    this.OPTION(() => {
      this.CONSUME(t.Language);
      this.CONSUME(t.Integer, { LABEL: "version" });
    });
    this.MANY(() => this.SUBRULE(this.declaration));
  });

  /** One of the declarations. */
  readonly declaration = this.RULE("declaration", () => {
    this.OR([
      { ALT: () => this.SUBRULE(this.game) },
      { ALT: () => this.SUBRULE(this.gameOption) },
      { ALT: () => this.SUBRULE(this.enumeration) },
      { ALT: () => this.SUBRULE(this.counter) },
      { ALT: () => this.SUBRULE(this.mark) },
      { ALT: () => this.SUBRULE(this.family) },
      { ALT: () => this.SUBRULE(this.piece) },
      { ALT: () => this.SUBRULE(this.table) },
      { ALT: () => this.SUBRULE(this.definition) },
      { ALT: () => this.SUBRULE(this.requirement) },
      { ALT: () => this.SUBRULE(this.cost) },
      { ALT: () => this.SUBRULE(this.action) },
      { ALT: () => this.SUBRULE(this.shape) },
      { ALT: () => this.SUBRULE(this.board) },
      { ALT: () => this.SUBRULE(this.grid) },
      { ALT: () => this.SUBRULE(this.zone) },
      { ALT: () => this.SUBRULE(this.track) },
      { ALT: () => this.SUBRULE(this.procedure) },
      { ALT: () => this.SUBRULE(this.event) },
      { ALT: () => this.SUBRULE(this.handler) },
      { ALT: () => this.SUBRULE(this.reason) },
      { ALT: () => this.SUBRULE(this.flow) },
      { ALT: () => this.SUBRULE(this.ranking) },
      { ALT: () => this.SUBRULE(this.look) },
      { ALT: () => this.SUBRULE(this.example) },
    ]);
  });

  /** `"table" Name Params [":" Type] "=" Entry {[","] Entry}` */
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
  });

  /** `["-"] Integer | Name | "yes" | "no"` */
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
    ]);
  });

  /** `("value" | "define") Name [Params] [":" Type] "=" Expr` */
  readonly definition = this.RULE("definition", () => {
    this.OR([
      { ALT: () => this.CONSUME(t.Value, { LABEL: "kind" }) },
      { ALT: () => this.CONSUME(t.Define, { LABEL: "kind" }) },
    ]);
    this.CONSUME(t.Name, { LABEL: "name" });
    this.OPTION1(() => this.SUBRULE(this.params));
    this.OPTION2(() => {
      this.CONSUME(t.Colon);
      this.SUBRULE(this.type);
    });
    this.CONSUME(t.Equals);
    this.SUBRULE(this.expression);
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

  /** `Text | "says" Text | CostItem` */
  readonly actionItem = this.RULE("actionItem", () => {
    this.OR([
      { ALT: () => this.SUBRULE1(this.text) },
      {
        ALT: () => {
          this.CONSUME(t.Says);
          this.SUBRULE2(this.text, { LABEL: "says" });
        },
      },
      { ALT: () => this.SUBRULE(this.costItem) },
    ]);
  });

  /** `"to" Name [Params] Block` */
  readonly procedure = this.RULE("procedure", () => {
    this.CONSUME(t.To);
    this.CONSUME(t.Name, { LABEL: "name" });
    this.OPTION(() => this.SUBRULE(this.params));
    this.SUBRULE(this.block);
  });

  /** `"event" Name [Params]` */
  readonly event = this.RULE("event", () => {
    this.CONSUME(t.Event);
    this.CONSUME(t.Name, { LABEL: "name" });
    this.OPTION(() => this.SUBRULE(this.params));
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

  /** Reads a file from its tokens. Recovered from or not, there is a node. */
  read(source: string, tokens: IToken[]): CstNode {
    this.source = source;
    this.input = tokens;
    return this.file();
  }

  /** A token made up during recovery is empty and stands behind the one before it. */
  protected override getTokenToInsert(type: TokenType): IToken {
    const { startOffset, image } = this.LA(0);
    const end = Number.isNaN(startOffset) ? 0 : startOffset + image.length;
    return {
      ...createTokenInstance(type, "", end, end - 1, 0, 0, 0, 0),
      isInsertedInRecovery: true,
    };
  }

  constructor(config: IParserConfig = {}) {
    super({
      recoveryEnabled: true,
      maxLookahead: 2,
      nodeLocationTracking: "onlyOffset",
      skipValidations: true,
      ...config,
    });
    this.performSelfAnalysis();
  }
}
