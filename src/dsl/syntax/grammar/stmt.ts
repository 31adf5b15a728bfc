// The grammar of statements.

import { tokenMatcher } from "chevrotain";
import * as t from "../tokens.ts";
import { ExpressionGrammar } from "./expr.ts";

export class StatementGrammar extends ExpressionGrammar {
  /** `"{" {Stmt} "}"` */
  readonly block = this.RULE("block", () => {
    this.CONSUME(t.LeftBrace);
    this.MANY(() => this.SUBRULE(this.statement));
    this.CONSUME(t.RightBrace);
  });

  /**
   * `Gain | Score | Set | Let | Add | Remove | Move | Draw | Roll | Sort | If | ForEach
   * | For | EachPlayer | Repeat | Do | Choose | Announce | EndGame | AnyOrder`
   */
  readonly statement = this.RULE("statement", () => {
    this.ACTION(() => this.refuseDepth());
    this.OR({
      MAX_LOOKAHEAD: 1,
      DEF: [
        { ALT: () => this.SUBRULE(this.gain) },
        { ALT: () => this.SUBRULE(this.score) },
        { ALT: () => this.SUBRULE(this.setTo) },
        { ALT: () => this.SUBRULE(this.letBe) },
        { ALT: () => this.SUBRULE(this.add) },
        { ALT: () => this.SUBRULE(this.remove) },
        { ALT: () => this.SUBRULE(this.move) },
        { ALT: () => this.SUBRULE(this.draw) },
        { ALT: () => this.SUBRULE(this.roll) },
        { ALT: () => this.SUBRULE(this.sort) },
        { ALT: () => this.SUBRULE(this.ifElse) },
        {
          GATE: () => this.isLoopAhead(),
          IGNORE_AMBIGUITIES: true,
          ALT: () => this.SUBRULE(this.forEach),
        },
        { ALT: () => this.SUBRULE(this.forPlayer) },
        { ALT: () => this.SUBRULE(this.eachPlayer) },
        { ALT: () => this.SUBRULE(this.repeat) },
        { ALT: () => this.SUBRULE(this.perform) },
        { ALT: () => this.SUBRULE(this.choose) },
        { ALT: () => this.SUBRULE(this.announce) },
        { ALT: () => this.SUBRULE(this.endGame) },
        { ALT: () => this.SUBRULE(this.anyOrder) },
      ],
    });
  });

  /** `("gain" | "pay") Expr Name ["[" Expr "]"]` */
  readonly gain = this.RULE("gain", () => {
    this.OR([
      { ALT: () => this.CONSUME(t.Gain, { LABEL: "verb" }) },
      { ALT: () => this.CONSUME(t.Pay, { LABEL: "verb" }) },
    ]);
    this.SUBRULE1(this.expression, { LABEL: "amount" });
    this.CONSUME(t.PlainName, { LABEL: "counter" });
    this.OPTION(() => {
      this.CONSUME(t.LeftBracket);
      this.SUBRULE2(this.expression, { LABEL: "index" });
      this.CONSUME(t.RightBracket);
    });
  });

  /** `"score" Expr ["as" Name]` */
  readonly score = this.RULE("score", () => {
    this.CONSUME(t.Score);
    this.SUBRULE(this.expression);
    this.OPTION(() => {
      this.CONSUME(t.As);
      this.CONSUME(t.Name, { LABEL: "reason" });
    });
  });

  /** `"set" Expr "to" Expr` */
  readonly setTo = this.RULE("setTo", () => {
    this.CONSUME(t.SetWord);
    this.SUBRULE1(this.expression, { LABEL: "target" });
    this.CONSUME(t.To);
    this.SUBRULE2(this.expression, { LABEL: "value" });
  });

  /** `"let" Name "=" ("roll" Domain | "draw" "from" Expr | Expr)` */
  readonly letBe = this.RULE("letBe", () => {
    this.CONSUME(t.Let);
    this.CONSUME(t.Name, { LABEL: "name" });
    this.CONSUME(t.Equals);
    this.OR({
      MAX_LOOKAHEAD: 1,
      IGNORE_AMBIGUITIES: true,
      DEF: [
        {
          ALT: () => {
            this.CONSUME(t.Roll);
            this.SUBRULE(this.domain);
          },
        },
        {
          GATE: () => this.isFromNext(),
          ALT: () => {
            this.CONSUME(t.Draw);
            this.CONSUME(t.From);
            this.SUBRULE1(this.expression, { LABEL: "zone" });
          },
        },
        { ALT: () => this.SUBRULE2(this.expression) },
      ],
    });
  });

  /** `"add" Expr "to" Expr` */
  readonly add = this.RULE("add", () => {
    this.CONSUME(t.Add);
    this.SUBRULE1(this.expression, { LABEL: "what" });
    this.CONSUME(t.To);
    this.SUBRULE2(this.expression, { LABEL: "to" });
  });

  /** `"remove" ("all" [Expr] | Expr) "from" Expr` */
  readonly remove = this.RULE("remove", () => {
    this.CONSUME(t.Remove);
    this.OR({
      MAX_LOOKAHEAD: 1,
      IGNORE_AMBIGUITIES: true,
      DEF: [
        {
          ALT: () => {
            this.CONSUME(t.All);
            this.OPTION(() => this.SUBRULE1(this.expression, { LABEL: "what" }));
          },
        },
        { ALT: () => this.SUBRULE2(this.expression, { LABEL: "what" }) },
      ],
    });
    this.CONSUME(t.From);
    this.SUBRULE3(this.expression, { LABEL: "from" });
  });

  /** `"move" ("first" | "last" | "all" [Expr] | Expr) ("from" Expr "to" Expr | "on" Name "by" Expr)` */
  readonly move = this.RULE("move", () => {
    // Only a single marker moves on a track.
    let isOne = false;
    this.CONSUME(t.Move);
    this.OR({
      MAX_LOOKAHEAD: 1,
      IGNORE_AMBIGUITIES: true,
      DEF: [
        { GATE: () => this.isFromNext(), ALT: () => this.CONSUME(t.First) },
        { GATE: () => this.isFromNext(), ALT: () => this.CONSUME(t.Last) },
        {
          ALT: () => {
            this.CONSUME(t.All);
            this.OPTION(() => this.SUBRULE1(this.expression, { LABEL: "what" }));
          },
        },
        {
          ALT: () => {
            this.SUBRULE2(this.expression, { LABEL: "what" });
            isOne = true;
          },
        },
      ],
    });
    this.OR1([
      {
        ALT: () => {
          this.CONSUME(t.From);
          this.SUBRULE3(this.expression, { LABEL: "from" });
          this.CONSUME(t.To);
          this.SUBRULE4(this.expression, { LABEL: "to" });
        },
      },
      {
        GATE: () => isOne,
        ALT: () => {
          this.CONSUME(t.On);
          this.CONSUME(t.Name, { LABEL: "track" });
          this.CONSUME(t.By);
          this.SUBRULE5(this.expression, { LABEL: "by" });
        },
      },
    ]);
  });

  /** `"draw" [Expr] "from" Expr "to" Expr` */
  readonly draw = this.RULE("draw", () => {
    this.CONSUME(t.Draw);
    this.OPTION(() => this.SUBRULE1(this.expression, { LABEL: "count" }));
    this.CONSUME(t.From);
    this.SUBRULE2(this.expression, { LABEL: "from" });
    this.CONSUME(t.To);
    this.SUBRULE3(this.expression, { LABEL: "to" });
  });

  /** `"roll" Expr ["to" Expr]` */
  readonly roll = this.RULE("roll", () => {
    this.CONSUME(t.Roll);
    this.SUBRULE1(this.expression, { LABEL: "what" });
    this.OPTION(() => {
      this.CONSUME(t.To);
      this.SUBRULE2(this.expression, { LABEL: "to" });
    });
  });

  /** `"sort" Expr` */
  readonly sort = this.RULE("sort", () => {
    this.CONSUME(t.Sort);
    this.SUBRULE(this.expression);
  });

  /** `"if" Expr Block ["else" (Block | If)]` */
  readonly ifElse = this.RULE("ifElse", () => {
    this.CONSUME(t.If);
    this.SUBRULE(this.expression);
    this.SUBRULE1(this.block, { LABEL: "then" });
    this.OPTION(() => {
      this.CONSUME(t.Else);
      this.OR([
        { ALT: () => this.SUBRULE2(this.block, { LABEL: "else" }) },
        { ALT: () => this.SUBRULE(this.ifElse) },
      ]);
    });
  });

  /** `"for" "each" Binder ["in" "any" "order"] Block` */
  readonly forEach = this.RULE("forEach", () => {
    this.CONSUME(t.For);
    this.CONSUME(t.Each);
    this.SUBRULE(this.binder);
    this.OPTION(() => this.SUBRULE(this.inAnyOrder));
    this.SUBRULE(this.block);
  });

  /** `"for" Expr Block` */
  readonly forPlayer = this.RULE("forPlayer", () => {
    this.CONSUME(t.For);
    this.SUBRULE(this.expression, { LABEL: "player" });
    this.SUBRULE(this.block);
  });

  /** `"each" "player" ["from" Expr | "in" "order" "of" Name | "at" "once"] ["where" Expr] Block` */
  readonly eachPlayer = this.RULE("eachPlayer", () => {
    this.CONSUME(t.Each);
    this.CONSUME(t.Player);
    this.OPTION1(() => {
      this.OR([
        {
          ALT: () => {
            this.CONSUME(t.From);
            this.SUBRULE1(this.expression, { LABEL: "from" });
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.In);
            this.CONSUME(t.Order);
            this.CONSUME(t.Of);
            this.CONSUME(t.Name, { LABEL: "track" });
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.At);
            this.CONSUME(t.Once);
          },
        },
      ]);
    });
    this.OPTION2(() => {
      this.CONSUME(t.Where);
      this.SUBRULE2(this.expression, { LABEL: "where" });
    });
    this.SUBRULE(this.block);
  });

  /** `"repeat" ("until" Expr | Expr "times") Block` */
  readonly repeat = this.RULE("repeat", () => {
    this.CONSUME(t.Repeat);
    this.OR([
      {
        ALT: () => {
          this.CONSUME(t.Until);
          this.SUBRULE1(this.expression, { LABEL: "limit" });
        },
      },
      {
        ALT: () => {
          this.SUBRULE2(this.expression, { LABEL: "limit" });
          this.CONSUME(t.Times);
        },
      },
    ]);
    this.SUBRULE(this.block);
  });

  /** `"do" Name ["(" Args ")"]` */
  readonly perform = this.RULE("perform", () => {
    this.CONSUME(t.Do);
    this.SUBRULE(this.call);
  });

  /** `["may"] "choose" ["free"] Call {"," Call} ["else" Block]` */
  readonly choose = this.RULE("choose", () => {
    this.OPTION1(() => this.CONSUME(t.May));
    this.CONSUME(t.Choose);
    this.OPTION2({
      // `free` alone, or before a comma, is an action of that name.
      GATE: () => tokenMatcher(this.LA(2), t.Name),
      DEF: () => this.CONSUME(t.Free),
    });
    this.AT_LEAST_ONE_SEP({ SEP: t.Comma, DEF: () => this.SUBRULE(this.call) });
    this.OPTION3(() => {
      this.CONSUME(t.Else);
      this.SUBRULE(this.block);
    });
  });

  /** `"announce" Name ["(" Args ")"] ["in" "any" "order"]` */
  readonly announce = this.RULE("announce", () => {
    this.CONSUME(t.Announce);
    this.SUBRULE(this.call);
    this.OPTION(() => this.SUBRULE(this.inAnyOrder));
  });

  /** `"end" "game"` */
  readonly endGame = this.RULE("endGame", () => {
    this.CONSUME(t.End);
    this.CONSUME(t.Game);
  });

  /** `"in" "any" "order" "{" {OrderItem} "}"` */
  readonly anyOrder = this.RULE("anyOrder", () => {
    this.SUBRULE(this.inAnyOrder);
    this.CONSUME(t.LeftBrace);
    this.MANY(() => this.SUBRULE(this.orderItem));
    this.CONSUME(t.RightBrace);
  });

  /** `Name ["where" Expr] "{" [Text] {Stmt} "}"` */
  readonly orderItem = this.RULE("orderItem", () => {
    this.CONSUME(t.Name, { LABEL: "name" });
    this.OPTION1(() => {
      this.CONSUME(t.Where);
      this.SUBRULE(this.expression, { LABEL: "where" });
    });
    this.CONSUME(t.LeftBrace);
    this.OPTION2(() => this.SUBRULE(this.text));
    this.MANY(() => this.SUBRULE(this.statement));
    this.CONSUME(t.RightBrace);
  });

  /** `"in" "any" "order"` */
  readonly inAnyOrder = this.RULE("inAnyOrder", () => {
    this.CONSUME(t.In);
    this.CONSUME(t.Any);
    this.CONSUME(t.Order);
  });

  // The head of an action ------------------------------------------------------

  /** `"pick" Name "from" Domain {"," Name "from" Domain}` */
  readonly pick = this.RULE("pick", () => {
    this.CONSUME(t.Pick);
    this.AT_LEAST_ONE_SEP({ SEP: t.Comma, DEF: () => this.SUBRULE(this.picked) });
  });

  /** `Name "from" Domain` */
  readonly picked = this.RULE("picked", () => {
    this.CONSUME(t.Name, { LABEL: "name" });
    this.CONSUME(t.From);
    this.SUBRULE(this.domain);
  });

  /** `"needs" [Name ":"] Expr ["else" Text {TextWhen}]` */
  readonly needs = this.RULE("needs", () => {
    this.CONSUME(t.Needs);
    this.OPTION1({
      MAX_LOOKAHEAD: 1,
      GATE: () => this.LA(2).tokenType === t.Colon,
      DEF: () => {
        this.CONSUME(t.Name, { LABEL: "name" });
        this.CONSUME(t.Colon);
      },
    });
    this.SUBRULE(this.expression);
    this.OPTION2(() => {
      this.CONSUME(t.Else);
      this.SUBRULE(this.text);
      this.MANY(() => this.SUBRULE(this.textWhen));
    });
  });

  /** `"when" Expr Text` */
  readonly textWhen = this.RULE("textWhen", () => {
    this.CONSUME(t.When);
    this.SUBRULE(this.expression);
    this.SUBRULE(this.text);
  });

  /** `"costs" Name ["(" Args ")"]` */
  readonly costs = this.RULE("costs", () => {
    this.CONSUME(t.Costs);
    this.SUBRULE(this.call);
  });
}
