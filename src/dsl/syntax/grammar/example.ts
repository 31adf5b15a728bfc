// The grammar of examples.

import * as t from "../tokens.ts";
import { StatementGrammar } from "./stmt.ts";

export class ExampleGrammar extends StatementGrammar {
  /**
   * `"example" Name ["after" Name] ["proves" (Name | "flow" | "ranking" | "rating" | "worth")
   * {"," …}] "{" [Text] ["given" "{" {Given} "}"] {Step} "}"`
   */
  readonly example = this.RULE("example", () => {
    this.CONSUME(t.Example);
    this.CONSUME1(t.Name, { LABEL: "name" });
    this.OPTION1(() => {
      this.CONSUME(t.After);
      this.CONSUME2(t.Name, { LABEL: "after" });
    });
    this.OPTION2(() => {
      this.CONSUME(t.Proves);
      this.AT_LEAST_ONE_SEP({ SEP: t.Comma, DEF: () => this.proved() });
    });
    this.CONSUME(t.LeftBrace);
    this.OPTION3(() => this.SUBRULE(this.text));
    this.OPTION4(() => this.SUBRULE(this.givens));
    this.MANY(() => this.SUBRULE(this.step));
    this.CONSUME(t.RightBrace);
  });

  /** `Name | "flow" | "ranking" | "rating" | "worth"` */
  private proved(): void {
    this.OR([
      { ALT: () => this.CONSUME3(t.Name, { LABEL: "proves" }) },
      { ALT: () => this.CONSUME(t.Flow, { LABEL: "proves" }) },
      { ALT: () => this.CONSUME(t.Ranking, { LABEL: "proves" }) },
      { ALT: () => this.CONSUME(t.Rating, { LABEL: "proves" }) },
      { ALT: () => this.CONSUME(t.Worth, { LABEL: "proves" }) },
    ]);
  }

  /** `"given" "{" {Given} "}"` */
  readonly givens = this.RULE("givens", () => {
    this.CONSUME(t.Given);
    this.CONSUME(t.LeftBrace);
    this.MANY(() => this.SUBRULE(this.given));
    this.CONSUME(t.RightBrace);
  });

  /**
   * `"players" Name {"," Name} | "table" "{" Facts "}" | Name "{" Facts "}"
   * | Name "is" (Name | Integer | "yes" | "no")`
   */
  readonly given = this.RULE("given", () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(t.Players);
          this.AT_LEAST_ONE_SEP({
            SEP: t.Comma,
            DEF: () => this.CONSUME1(t.Name, { LABEL: "seat" }),
          });
        },
      },
      {
        IGNORE_AMBIGUITIES: true,
        ALT: () => {
          this.CONSUME(t.Table);
          this.SUBRULE1(this.facts);
        },
      },
      {
        ALT: () => {
          this.CONSUME2(t.Name, { LABEL: "option" });
          this.CONSUME(t.Is);
          this.choice();
        },
      },
      {
        ALT: () => {
          this.CONSUME4(t.Name, { LABEL: "player" });
          this.SUBRULE2(this.facts);
        },
      },
    ]);
  });

  /** `Name | Integer | "yes" | "no"` */
  private choice(): void {
    this.OR2([
      { ALT: () => this.CONSUME3(t.Name, { LABEL: "choice" }) },
      { ALT: () => this.CONSUME(t.Integer, { LABEL: "choice" }) },
      { ALT: () => this.CONSUME(t.Yes, { LABEL: "choice" }) },
      { ALT: () => this.CONSUME(t.No, { LABEL: "choice" }) },
    ]);
  }

  /** `"{" {Fact [";"]} "}"`; between facts on one line, the `;` is for the reader */
  readonly facts = this.RULE("facts", () => {
    this.CONSUME(t.LeftBrace);
    this.MANY(() => {
      this.SUBRULE(this.fact);
      this.OPTION(() => this.CONSUME(t.Semicolon));
    });
    this.CONSUME(t.RightBrace);
  });

  /** `Name "{" {Cell} "}" | Name ["[" Expr "]"] ("empty" | Item {"," Item})` */
  readonly fact = this.RULE("fact", () => {
    this.CONSUME(t.Name, { LABEL: "name" });
    this.OR1({
      MAX_LOOKAHEAD: 1,
      IGNORE_AMBIGUITIES: true,
      DEF: [
        { ALT: () => this.SUBRULE(this.cells) },
        {
          ALT: () => {
            this.OPTION(() => this.SUBRULE(this.index));
            this.holdings();
          },
        },
      ],
    });
  });

  /** `"empty" | Item {"," Item}` */
  private holdings(): void {
    this.OR2({
      MAX_LOOKAHEAD: 1,
      IGNORE_AMBIGUITIES: true,
      DEF: [
        { ALT: () => this.CONSUME(t.Empty) },
        {
          ALT: () =>
            this.AT_LEAST_ONE_SEP({ SEP: t.Comma, DEF: () => this.SUBRULE(this.factItem) }),
        },
      ],
    });
  }

  /** `[Integer] Operand ["at" Name]`; a number is a count before a name, unless that begins the next fact */
  readonly factItem = this.RULE("factItem", () => {
    this.OPTION1({
      GATE: () => this.isCountAhead(),
      DEF: () => this.CONSUME(t.Integer, { LABEL: "count" }),
    });
    this.SUBRULE(this.operand);
    this.OPTION2(() => {
      this.CONSUME(t.At);
      this.CONSUME(t.Name, { LABEL: "at" });
    });
  });

  /** `"{" {Name | Integer | "." | ".."} "}"`; `..` is two empty cells */
  readonly cells = this.RULE("cells", () => {
    this.CONSUME(t.LeftBrace);
    this.MANY(() => this.cell());
    this.CONSUME(t.RightBrace);
  });

  protected cell(): void {
    this.OR([
      { ALT: () => this.CONSUME(t.PlainName, { LABEL: "cell" }) },
      { ALT: () => this.CONSUME(t.Integer, { LABEL: "cell" }) },
      { ALT: () => this.CONSUME(t.Dot, { LABEL: "cell" }) },
      { ALT: () => this.CONSUME(t.DotDot, { LABEL: "cell" }) },
    ]);
  }

  // Steps ----------------------------------------------------------------------

  /** `Play | Chance | Outcome` */
  readonly step = this.RULE("step", () => {
    this.OR([
      { ALT: () => this.SUBRULE(this.play) },
      { ALT: () => this.SUBRULE(this.chance) },
      { ALT: () => this.SUBRULE(this.outcome) },
    ]);
  });

  /** `"when" Name ("declines" | Notation)` */
  readonly play = this.RULE("play", () => {
    this.CONSUME(t.When);
    this.CONSUME(t.Name, { LABEL: "player" });
    this.OR([
      { ALT: () => this.CONSUME(t.Declines), IGNORE_AMBIGUITIES: true },
      { ALT: () => this.SUBRULE(this.notation) },
    ]);
  });

  /** `"chance" Expr {"," Expr}` */
  readonly chance = this.RULE("chance", () => {
    this.CONSUME(t.Chance);
    this.AT_LEAST_ONE_SEP({ SEP: t.Comma, DEF: () => this.SUBRULE(this.expression) });
  });

  /**
   * `"then" Name ("scores" Expr ["as" Name] | "can" Notation | "cannot" Notation ["because" Name]
   * | "has" Expr | ("sees" | "cannot" "see") Operand | "chooses" Name {"," Name}
   * | "is" ("rated" Name | "not" "rated") | "wins" | {"," Name} "win")`
   */
  readonly outcome = this.RULE("outcome", () => {
    this.CONSUME(t.Then);
    this.CONSUME1(t.Name, { LABEL: "player" });
    this.OR1([
      {
        ALT: () => {
          this.CONSUME(t.Scores);
          this.SUBRULE1(this.expression);
          this.OPTION1(() => {
            this.CONSUME(t.As);
            this.CONSUME2(t.Name, { LABEL: "reason" });
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Can);
          this.SUBRULE1(this.notation);
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Cannot);
          this.OR2([
            {
              IGNORE_AMBIGUITIES: true,
              ALT: () => {
                this.CONSUME(t.See);
                this.SUBRULE1(this.operand);
              },
            },
            {
              ALT: () => {
                this.SUBRULE2(this.notation);
                this.OPTION2(() => {
                  this.CONSUME(t.Because);
                  this.CONSUME3(t.Name, { LABEL: "reason" });
                });
              },
            },
          ]);
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Has);
          this.SUBRULE2(this.expression);
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Sees);
          this.SUBRULE2(this.operand);
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Chooses);
          this.AT_LEAST_ONE_SEP({
            SEP: t.Comma,
            DEF: () => this.CONSUME4(t.Name, { LABEL: "action" }),
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Is);
          this.rated();
        },
      },
      { ALT: () => this.CONSUME(t.Wins) },
      {
        ALT: () => {
          this.AT_LEAST_ONE(() => {
            this.CONSUME(t.Comma);
            this.CONSUME5(t.Name, { LABEL: "player" });
          });
          this.CONSUME(t.Win);
        },
      },
    ]);
  });

  /** `"rated" Name | "not" "rated"` */
  private rated(): void {
    this.OR3([
      {
        ALT: () => {
          this.CONSUME1(t.Rated);
          this.CONSUME6(t.Name, { LABEL: "line" });
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Not);
          this.CONSUME2(t.Rated);
        },
      },
    ]);
  }

  /** `Name ["(" [Name ":" Expr {"," Name ":" Expr}] ")"]` */
  readonly notation = this.RULE("notation", () => {
    this.CONSUME(t.Name, { LABEL: "name" });
    this.OPTION(() => {
      this.CONSUME(t.LeftParen);
      this.MANY_SEP({ SEP: t.Comma, DEF: () => this.SUBRULE(this.notationArg) });
      this.CONSUME(t.RightParen);
    });
  });

  /** `Name ":" Expr` */
  readonly notationArg = this.RULE("notationArg", () => {
    this.CONSUME(t.Name, { LABEL: "name" });
    this.CONSUME(t.Colon);
    this.SUBRULE(this.expression);
  });
}
