// The grammar of texts, types and expressions.

import { LookingAhead } from "../lookahead.ts";
import * as t from "../tokens.ts";

export class ExpressionGrammar extends LookingAhead {
  /** `"de" Str "en" Str`, in either order */
  readonly text = this.RULE("text", () => {
    this.AT_LEAST_ONE(() => {
      this.OR([
        {
          ALT: () => {
            this.CONSUME(t.De);
            this.CONSUME1(t.Str, { LABEL: "de" });
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.En);
            this.CONSUME2(t.Str, { LABEL: "en" });
          },
        },
      ]);
    });
  });

  /** `"{" [Text] "}"` */
  readonly textBody = this.RULE("textBody", () => {
    this.CONSUME(t.LeftBrace);
    this.OPTION(() => this.SUBRULE(this.text));
    this.CONSUME(t.RightBrace);
  });

  // Types ----------------------------------------------------------------------

  /** `(Sum ".." Sum | "yes/no" | Name ["of" Name]) ["or" "none"]` */
  readonly type = this.RULE("type", () => {
    this.OR({
      MAX_LOOKAHEAD: 1,
      DEF: [
        {
          GATE: () => this.isRangeAhead(),
          IGNORE_AMBIGUITIES: true,
          ALT: () => {
            this.SUBRULE1(this.sum, { LABEL: "from" });
            this.CONSUME(t.DotDot);
            this.SUBRULE2(this.sum, { LABEL: "to" });
          },
        },
        { ALT: () => this.CONSUME(t.YesNo) },
        {
          GATE: () => !this.isConstructAhead(),
          ALT: () => {
            this.CONSUME1(t.Name, { LABEL: "name" });
            this.OPTION1(() => {
              this.CONSUME(t.Of);
              this.CONSUME2(t.Name, { LABEL: "of" });
            });
          },
        },
      ],
    });
    this.OPTION2(() => {
      this.CONSUME(t.Or);
      this.CONSUME(t.None);
    });
  });

  /** `"(" [Param {"," Param}] ")"`, Param = `Name ":" Type` */
  readonly params = this.RULE("params", () => {
    this.CONSUME(t.LeftParen);
    this.MANY_SEP({ SEP: t.Comma, DEF: () => this.SUBRULE(this.param) });
    this.CONSUME(t.RightParen);
  });

  /** `[Name ":"] Type`; only tables leave the name out */
  readonly param = this.RULE("param", () => {
    this.OPTION({
      MAX_LOOKAHEAD: 1,
      GATE: () => this.LA(2).tokenType === t.Colon,
      DEF: () => {
        this.CONSUME(t.Name, { LABEL: "name" });
        this.CONSUME(t.Colon);
      },
    });
    this.SUBRULE(this.type);
  });

  // Expressions ----------------------------------------------------------------

  // Two layers instead of one for each rank of operators: every rule on the way costs time for
  // every number. Which operator binds tighter is decided where the tree is made.

  /** `{"not"} Sum {Tail}` */
  readonly expression = this.RULE("expression", () => {
    this.MANY1(() => this.CONSUME(t.Not));
    this.SUBRULE(this.sum);
    this.MANY2(() => this.SUBRULE(this.tail));
  });

  /**
   * `("or" | "and") {"not"} Sum | ("<" | "<=" | ">" | ">=") Sum
   * | "is" ["not"] ("empty" | "filled" | "full" | "in" Domain | Sum) | "after" Call`
   */
  readonly tail = this.RULE("tail", () => {
    this.OR([
      { ALT: () => this.junction() },
      { ALT: () => this.order() },
      { ALT: () => this.predicate() },
      {
        ALT: () => {
          this.CONSUME(t.After);
          this.SUBRULE(this.call);
        },
      },
    ]);
  });

  private junction(): void {
    this.OR1([
      { ALT: () => this.CONSUME(t.Or, { LABEL: "operator" }) },
      { ALT: () => this.CONSUME(t.And, { LABEL: "operator" }) },
    ]);
    this.MANY(() => this.CONSUME1(t.Not));
    this.SUBRULE1(this.sum);
  }

  private order(): void {
    this.OR2([
      { ALT: () => this.CONSUME(t.Less, { LABEL: "operator" }) },
      { ALT: () => this.CONSUME(t.LessEqual, { LABEL: "operator" }) },
      { ALT: () => this.CONSUME(t.Greater, { LABEL: "operator" }) },
      { ALT: () => this.CONSUME(t.GreaterEqual, { LABEL: "operator" }) },
    ]);
    this.SUBRULE2(this.sum);
  }

  private predicate(): void {
    this.CONSUME(t.Is);
    this.OPTION(() => this.CONSUME2(t.Not));
    this.OR3({
      MAX_LOOKAHEAD: 1,
      IGNORE_AMBIGUITIES: true,
      DEF: [
        { ALT: () => this.CONSUME(t.Empty, { LABEL: "state" }) },
        { ALT: () => this.CONSUME(t.Filled, { LABEL: "state" }) },
        { ALT: () => this.CONSUME(t.Full, { LABEL: "state" }) },
        {
          ALT: () => {
            this.CONSUME(t.In);
            this.SUBRULE(this.domain);
          },
        },
        { ALT: () => this.SUBRULE3(this.sum) },
      ],
    });
  }

  /** `Operand {Arithmetic}` */
  readonly sum = this.RULE("sum", () => {
    this.SUBRULE(this.operand);
    this.MANY(() => this.SUBRULE(this.arithmetic));
  });

  /** `("+" | "-" | "*" | "mod") Operand | "/" Operand "rounded" ("up" | "down")` */
  readonly arithmetic = this.RULE("arithmetic", () => {
    this.OR([
      { ALT: () => this.simpleArithmetic() },
      {
        ALT: () => {
          this.CONSUME(t.Slash);
          this.SUBRULE2(this.operand);
          this.CONSUME(t.Rounded);
          this.OR2([
            { ALT: () => this.CONSUME(t.Up, { LABEL: "rounded" }) },
            { ALT: () => this.CONSUME(t.Down, { LABEL: "rounded" }) },
          ]);
        },
      },
    ]);
  });

  private simpleArithmetic(): void {
    this.OR1([
      { ALT: () => this.CONSUME(t.PlusSign, { LABEL: "operator" }) },
      { ALT: () => this.CONSUME(t.Minus, { LABEL: "operator" }) },
      { ALT: () => this.CONSUME(t.Star, { LABEL: "operator" }) },
      { ALT: () => this.CONSUME(t.Mod, { LABEL: "operator" }) },
    ]);
    this.SUBRULE1(this.operand);
  }

  /**
   * `{"-"} (Integer | "yes" | "no" | "none" | "you" | Your | Named | NumberOf | SumOf | Beside
   * | Quantified | Found | Conditional | Set | "(" Expr ")") {"." Name | "[" Expr "]"}`
   */
  readonly operand = this.RULE("operand", () => {
    this.ACTION(() => this.refuseDepth());
    this.MANY1(() => this.CONSUME(t.Minus, { LABEL: "sign" }));
    this.OR(this.primary);
    this.MANY2(() => this.SUBRULE(this.suffix));
  });

  /** `"." Name | "[" Expr "]"` */
  readonly suffix = this.RULE("suffix", () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(t.Dot);
          this.CONSUME(t.Name, { LABEL: "field" });
        },
      },
      { ALT: () => this.SUBRULE(this.index) },
    ]);
  });

  /** `"[" Expr "]"` */
  readonly index = this.RULE("index", () => {
    this.CONSUME(t.LeftBracket);
    this.SUBRULE(this.expression);
    this.CONSUME(t.RightBracket);
  });

  /** The alternatives of an operand; cached, because operands are the most frequent node. */
  private readonly primary = {
    MAX_LOOKAHEAD: 1,
    IGNORE_AMBIGUITIES: true,
    DEF: [
      { ALT: () => this.CONSUME(t.Integer) },
      { ALT: () => this.CONSUME(t.Yes) },
      { ALT: () => this.CONSUME(t.No) },
      { ALT: () => this.CONSUME(t.None) },
      { ALT: () => this.CONSUME(t.You) },
      { ALT: () => this.SUBRULE(this.your) },
      { GATE: () => this.isOfNext(), ALT: () => this.SUBRULE(this.numberOf) },
      { GATE: () => this.isOfNext(), ALT: () => this.SUBRULE(this.sumOf) },
      { GATE: () => this.isPlayerNext(), ALT: () => this.SUBRULE(this.beside) },
      { ALT: () => this.SUBRULE(this.quantified) },
      { GATE: () => this.isFoundAhead(), ALT: () => this.SUBRULE(this.found) },
      { ALT: () => this.SUBRULE(this.conditional) },
      { ALT: () => this.SUBRULE(this.parenthesised) },
      { ALT: () => this.SUBRULE(this.set) },
      { GATE: () => !this.isConstructAhead(), ALT: () => this.SUBRULE(this.named) },
    ],
  };

  /** `"your" Name` */
  readonly your = this.RULE("your", () => {
    this.CONSUME(t.Your);
    this.CONSUME(t.Name, { LABEL: "name" });
  });

  /** `Name ["(" Args ")" | "of" Operand ["on" Name]]` */
  readonly named = this.RULE("named", () => {
    this.CONSUME1(t.Name, { LABEL: "name" });
    this.OPTION1(() => {
      this.OR([
        { ALT: () => this.SUBRULE(this.args) },
        {
          ALT: () => {
            this.CONSUME(t.Of);
            this.SUBRULE(this.operand);
            this.OPTION2({
              // In `move owner of s on track by 1`, `on` belongs to the statement.
              GATE: () => this.LA(3).tokenType !== t.By,
              DEF: () => {
                this.CONSUME(t.On);
                this.CONSUME2(t.Name, { LABEL: "on" });
              },
            });
          },
        },
      ]);
    });
  });

  /** `"(" [Expr {"," Expr}] ")"` */
  readonly args = this.RULE("args", () => {
    this.CONSUME(t.LeftParen);
    this.MANY_SEP({ SEP: t.Comma, DEF: () => this.SUBRULE(this.expression) });
    this.CONSUME(t.RightParen);
  });

  /** `Name ["(" Args ")"]` */
  readonly call = this.RULE("call", () => {
    this.CONSUME(t.Name, { LABEL: "name" });
    this.OPTION(() => this.SUBRULE(this.args));
  });

  /** `"(" Expr ")"` */
  readonly parenthesised = this.RULE("parenthesised", () => {
    this.CONSUME(t.LeftParen);
    this.SUBRULE(this.expression);
    this.CONSUME(t.RightParen);
  });

  /** `"{" [Expr {"," Expr}] "}"` */
  readonly set = this.RULE("set", () => {
    this.CONSUME(t.LeftBrace);
    this.MANY_SEP({ SEP: t.Comma, DEF: () => this.SUBRULE(this.expression) });
    this.CONSUME(t.RightBrace);
  });

  /** `"number" "of" ("different" Name "." Name "in" Domain | "(" Expr ")" "in" Domain | Binder)` */
  readonly numberOf = this.RULE("numberOf", () => {
    this.CONSUME(t.NumberWord);
    this.CONSUME(t.Of);
    this.OR([
      {
        ALT: () => {
          this.CONSUME(t.Different);
          this.CONSUME1(t.Name, { LABEL: "family" });
          this.CONSUME(t.Dot);
          this.CONSUME2(t.Name, { LABEL: "field" });
          this.CONSUME1(t.In);
          this.SUBRULE1(this.domain);
        },
      },
      {
        ALT: () => {
          this.SUBRULE(this.parenthesised);
          this.CONSUME2(t.In);
          this.SUBRULE2(this.domain);
        },
      },
      { ALT: () => this.SUBRULE(this.binder) },
    ]);
  });

  /** `"sum" "of" Expr "for" Binder` */
  readonly sumOf = this.RULE("sumOf", () => {
    this.CONSUME(t.Sum);
    this.CONSUME(t.Of);
    this.SUBRULE(this.expression);
    this.CONSUME(t.For);
    this.SUBRULE(this.binder);
  });

  /** `"next" "player" "after" Operand` */
  readonly beside = this.RULE("beside", () => {
    this.CONSUME(t.Next);
    this.CONSUME(t.Player);
    this.CONSUME(t.After);
    this.SUBRULE(this.operand);
  });

  /** `"some" Binder | "every" Binder "has" Expr` */
  readonly quantified = this.RULE("quantified", () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(t.Some);
          this.SUBRULE1(this.binder);
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Every);
          this.SUBRULE2(this.binder);
          this.CONSUME(t.Has);
          this.SUBRULE(this.expression);
        },
      },
    ]);
  });

  /** `("first" | "last") Binder` */
  readonly found = this.RULE("found", () => {
    this.OR([
      { ALT: () => this.CONSUME(t.First, { LABEL: "end" }) },
      { ALT: () => this.CONSUME(t.Last, { LABEL: "end" }) },
    ]);
    this.SUBRULE(this.binder);
  });

  /** `"if" Expr "then" Expr "else" Expr` */
  readonly conditional = this.RULE("conditional", () => {
    this.CONSUME(t.If);
    this.SUBRULE1(this.expression, { LABEL: "condition" });
    this.CONSUME(t.Then);
    this.SUBRULE2(this.expression, { LABEL: "then" });
    this.CONSUME(t.Else);
    this.SUBRULE3(this.expression, { LABEL: "else" });
  });

  /** `Name [":" Name] "in" Domain ["until" Expr] ["where" Expr]` */
  readonly binder = this.RULE("binder", () => {
    this.CONSUME1(t.Name, { LABEL: "name" });
    this.OPTION1(() => {
      this.CONSUME(t.Colon);
      this.CONSUME2(t.Name, { LABEL: "type" });
    });
    this.CONSUME(t.In);
    this.SUBRULE(this.domain);
    this.OPTION2(() => {
      this.CONSUME(t.Until);
      this.SUBRULE1(this.expression, { LABEL: "until" });
    });
    this.OPTION3(() => {
      this.CONSUME(t.Where);
      this.SUBRULE2(this.expression, { LABEL: "where" });
    });
  });

  /** `Operand [".." Sum]`: a comparison or sum around it takes the whole query, `number of x in z is 1` */
  readonly domain = this.RULE("domain", () => {
    this.SUBRULE(this.operand, { LABEL: "from" });
    this.OPTION(() => {
      this.CONSUME(t.DotDot);
      this.SUBRULE(this.sum, { LABEL: "to" });
    });
  });
}
