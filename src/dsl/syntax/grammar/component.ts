// The grammar of what a game consists of: members, counters, pieces, boards and places.

import * as t from "../tokens.ts";
import { SetupGrammar } from "./setup.ts";

export class ComponentGrammar extends SetupGrammar {
  /** `"enum" Name "{" [Text] {Member} "}"` */
  readonly enumeration = this.RULE("enumeration", () => {
    this.CONSUME(t.Enum);
    this.CONSUME(t.Name, { LABEL: "name" });
    this.CONSUME(t.LeftBrace);
    this.OPTION(() => this.SUBRULE(this.text));
    this.MANY(() => this.SUBRULE(this.member));
    this.CONSUME(t.RightBrace);
  });

  /** `["player"] "counter" Name ["[" Type "]"] ["{" {Text | "starts" Expr | "max" Expr | "beyond" Block} "}"]` */
  readonly counter = this.RULE("counter", () => {
    this.OPTION1(() => this.CONSUME(t.Player));
    this.CONSUME(t.Counter);
    this.CONSUME(t.Name, { LABEL: "name" });
    this.OPTION2(() => this.SUBRULE(this.indexType));
    this.OPTION3(() => {
      this.CONSUME(t.LeftBrace);
      this.MANY(() => this.SUBRULE(this.counterItem));
      this.CONSUME(t.RightBrace);
    });
  });

  /** `"[" Type "]"` */
  readonly indexType = this.RULE("indexType", () => {
    this.CONSUME(t.LeftBracket);
    this.SUBRULE(this.type);
    this.CONSUME(t.RightBracket);
  });

  /** `Text | "starts" Expr | "max" Expr | "beyond" Block` */
  readonly counterItem = this.RULE("counterItem", () => {
    this.OR([
      { ALT: () => this.SUBRULE(this.text) },
      {
        ALT: () => {
          this.CONSUME(t.Starts);
          this.SUBRULE1(this.expression, { LABEL: "starts" });
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Max);
          this.SUBRULE2(this.expression, { LABEL: "max" });
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Beyond);
          this.SUBRULE(this.block, { LABEL: "beyond" });
        },
      },
    ]);
  });

  /** `["player"] "mark" Name ["[" Type "]"] ":" Type ["," "hidden"] ["starts" Expr] ["{" Text "}"]` */
  readonly mark = this.RULE("mark", () => {
    this.OPTION1(() => this.CONSUME(t.Player));
    this.CONSUME(t.Mark);
    this.CONSUME(t.Name, { LABEL: "name" });
    this.OPTION5(() => this.SUBRULE(this.indexType));
    this.CONSUME(t.Colon);
    this.SUBRULE(this.type);
    this.OPTION2(() => {
      this.CONSUME(t.Comma);
      this.CONSUME(t.Hidden);
    });
    this.OPTION3(() => {
      this.CONSUME(t.Starts);
      this.SUBRULE(this.expression);
    });
    this.OPTION4(() => this.SUBRULE(this.textBody));
  });

  // Pieces ---------------------------------------------------------------------

  /** `"family" Name [":" Name] ["{" {PieceItem} "}"]` */
  readonly family = this.RULE("family", () => {
    this.CONSUME(t.Family);
    this.CONSUME1(t.Name, { LABEL: "name" });
    this.OPTION1(() => {
      this.CONSUME(t.Colon);
      this.CONSUME2(t.Name, { LABEL: "parent" });
    });
    this.OPTION2(() => this.SUBRULE(this.pieceBody));
  });

  /** `"piece" Name [Params] [":" Name] ["{" {Text | PieceItem} "}"]` */
  readonly piece = this.RULE("piece", () => {
    this.CONSUME(t.Piece);
    this.CONSUME1(t.Name, { LABEL: "name" });
    this.OPTION1(() => this.SUBRULE(this.params));
    this.OPTION2(() => {
      this.CONSUME(t.Colon);
      this.CONSUME2(t.Name, { LABEL: "family" });
    });
    this.OPTION3(() => this.SUBRULE(this.pieceBody));
  });

  /** `"{" {PieceItem} "}"` */
  readonly pieceBody = this.RULE("pieceBody", () => {
    this.CONSUME(t.LeftBrace);
    this.MANY({
      GATE: () => !this.isConstructAhead(),
      DEF: () => this.SUBRULE(this.pieceItem),
    });
    this.CONSUME(t.RightBrace);
  });

  /** `Text | Copies | Handler | While | Name ":" Type | Name "is" Expr`; Text in pieces only */
  readonly pieceItem = this.RULE("pieceItem", () => {
    this.OR([
      { ALT: () => this.SUBRULE(this.text) },
      { ALT: () => this.SUBRULE(this.copies) },
      { ALT: () => this.SUBRULE(this.handler) },
      { ALT: () => this.SUBRULE(this.whileIn) },
      { ALT: () => this.SUBRULE(this.field) },
      { ALT: () => this.SUBRULE(this.fix) },
    ]);
  });

  /** `Name ":" Type ["{" Text "}"]` */
  readonly field = this.RULE("field", () => {
    this.CONSUME(t.Name, { LABEL: "name" });
    this.CONSUME(t.Colon);
    this.SUBRULE(this.type);
    this.OPTION(() => this.SUBRULE(this.textBody));
  });

  /** `Name "is" Expr` */
  readonly fix = this.RULE("fix", () => {
    this.CONSUME(t.Name, { LABEL: "name" });
    this.CONSUME(t.Is);
    this.SUBRULE(this.expression);
  });

  /** `"copies" Expr "in" Expr {"," Expr "in" Expr}` */
  readonly copies = this.RULE("copies", () => {
    this.CONSUME(t.Copies);
    this.AT_LEAST_ONE_SEP({
      SEP: t.Comma,
      DEF: () => {
        this.SUBRULE1(this.expression, { LABEL: "count" });
        this.CONSUME(t.In);
        this.SUBRULE2(this.expression, { LABEL: "zone" });
      },
    });
  });

  /** `"when" Name Block` */
  readonly handler = this.RULE("handler", () => {
    this.CONSUME(t.When);
    this.CONSUME(t.Name, { LABEL: "event" });
    this.SUBRULE(this.block);
  });

  /** `"while" "in" Name "{" {Exception | Handler | Worth} "}"` */
  readonly whileIn = this.RULE("whileIn", () => {
    this.CONSUME(t.While);
    this.CONSUME(t.In);
    this.CONSUME(t.Name, { LABEL: "zone" });
    this.CONSUME(t.LeftBrace);
    this.MANY({
      GATE: () => !this.isConstructAhead(),
      DEF: () => this.SUBRULE(this.whileItem),
    });
    this.CONSUME(t.RightBrace);
  });

  /** `Exception | Handler | Worth` */
  readonly whileItem = this.RULE("whileItem", () => {
    this.OR([
      { ALT: () => this.SUBRULE(this.handler) },
      { ALT: () => this.SUBRULE(this.worth) },
      { ALT: () => this.SUBRULE(this.exception) },
    ]);
  });

  /** `"worth" Expr ["as" Name]` */
  readonly worth = this.RULE("worth", () => {
    this.CONSUME(t.Worth);
    this.SUBRULE(this.expression);
    this.OPTION(() => {
      this.CONSUME(t.As);
      this.CONSUME(t.Name, { LABEL: "reason" });
    });
  });

  /** `Name ["(" Args ")"] ("is" | "plus") Expr` */
  readonly exception = this.RULE("exception", () => {
    this.SUBRULE(this.call);
    this.OR([
      { ALT: () => this.CONSUME(t.Is, { LABEL: "how" }) },
      { ALT: () => this.CONSUME(t.Plus, { LABEL: "how" }) },
    ]);
    this.SUBRULE(this.expression);
  });

  // Boards and places ----------------------------------------------------------

  /** `"shape" Name Layout ["{" {Name ":" Type | "regions" "by" Name} "}"]` */
  readonly shape = this.RULE("shape", () => {
    this.CONSUME(t.Shape);
    this.CONSUME(t.Name, { LABEL: "name" });
    this.SUBRULE(this.layout);
    this.OPTION(() => {
      this.CONSUME(t.LeftBrace);
      this.MANY({
        GATE: () => !this.isConstructAhead(),
        DEF: () => this.SUBRULE(this.shapeItem),
      });
      this.CONSUME(t.RightBrace);
    });
  });

  /** `"hexes" Integer {"-" Integer} | "squares" Integer "by" Integer ["from" "below"]` */
  readonly layout = this.RULE("layout", () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(t.Hexes);
          this.AT_LEAST_ONE_SEP({
            SEP: t.Minus,
            DEF: () => this.CONSUME1(t.Integer, { LABEL: "row" }),
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Squares);
          this.CONSUME2(t.Integer, { LABEL: "columns" });
          this.CONSUME(t.By);
          this.CONSUME3(t.Integer, { LABEL: "rows" });
          this.OPTION(() => {
            this.CONSUME(t.From);
            this.CONSUME(t.Below);
          });
        },
      },
    ]);
  });

  /** `Text | "regions" "by" Name | Field` */
  readonly shapeItem = this.RULE("shapeItem", () => {
    this.OR([
      { ALT: () => this.SUBRULE(this.text) },
      {
        ALT: () => {
          this.CONSUME(t.Regions);
          this.CONSUME(t.By);
          this.CONSUME(t.Name, { LABEL: "regions" });
        },
      },
      { ALT: () => this.SUBRULE(this.field) },
    ]);
  });

  /** `"board" Name "of" Name "{" [Text] {Name | Integer | "." | ".."} "}"` */
  readonly board = this.RULE("board", () => {
    this.CONSUME(t.Board);
    this.CONSUME1(t.Name, { LABEL: "name" });
    this.CONSUME(t.Of);
    this.CONSUME2(t.Name, { LABEL: "shape" });
    this.CONSUME(t.LeftBrace);
    this.OPTION(() => this.SUBRULE(this.text));
    this.MANY(() => this.cell());
    this.CONSUME(t.RightBrace);
  });

  /** `["player"] "zone" Name ["[" Type "]"] "of" Type ["on" Name] ["by" Name] {"," ZoneTrait} ["{" Text "}"]` */
  readonly zone = this.RULE("zone", () => {
    this.OPTION1(() => this.CONSUME(t.Player));
    this.CONSUME(t.Zone);
    this.CONSUME1(t.Name, { LABEL: "name" });
    this.OPTION2(() => this.SUBRULE(this.indexType));
    this.CONSUME(t.Of);
    this.SUBRULE(this.type);
    this.OPTION3(() => {
      this.CONSUME(t.On);
      this.CONSUME2(t.Name, { LABEL: "shape" });
    });
    this.OPTION4(() => {
      this.CONSUME(t.By);
      this.CONSUME3(t.Name, { LABEL: "by" });
    });
    this.MANY(() => {
      this.CONSUME(t.Comma);
      this.SUBRULE(this.zoneTrait);
    });
    this.OPTION5(() => this.SUBRULE(this.textBody));
  });

  /** `"row" "of" Expr | "hidden" | Expr "places"` */
  readonly zoneTrait = this.RULE("zoneTrait", () => {
    this.OR({
      MAX_LOOKAHEAD: 1,
      IGNORE_AMBIGUITIES: true,
      DEF: [
        {
          GATE: () => this.LA(2).tokenType === t.Of,
          ALT: () => {
            this.CONSUME(t.Row);
            this.CONSUME(t.Of);
            this.SUBRULE1(this.expression, { LABEL: "row" });
          },
        },
        { ALT: () => this.CONSUME(t.Hidden) },
        {
          ALT: () => {
            this.SUBRULE2(this.expression, { LABEL: "places" });
            this.CONSUME(t.Places);
          },
        },
      ],
    });
  });

  /** `"track" Name "of" "players" Integer ".." Integer ["{" Text "}"]` */
  readonly track = this.RULE("track", () => {
    this.CONSUME(t.Track);
    this.CONSUME(t.Name, { LABEL: "name" });
    this.CONSUME(t.Of);
    this.CONSUME(t.Players);
    this.CONSUME1(t.Integer, { LABEL: "from" });
    this.CONSUME(t.DotDot);
    this.CONSUME2(t.Integer, { LABEL: "to" });
    this.OPTION(() => this.SUBRULE(this.textBody));
  });

  /** `"history" Name "of" (Name | "you") {"," (Name | "you")} "at" Name ["," "last" Integer] ["{" Text "}"]` */
  readonly history = this.RULE("history", () => {
    this.CONSUME(t.History);
    this.CONSUME1(t.Name, { LABEL: "name" });
    this.CONSUME(t.Of);
    this.SUBRULE1(this.historyThing);
    this.MANY(() => {
      this.CONSUME1(t.Comma);
      this.SUBRULE2(this.historyThing);
    });
    this.CONSUME(t.At);
    this.CONSUME2(t.Name, { LABEL: "moment" });
    this.OPTION1(() => {
      this.CONSUME2(t.Comma);
      this.CONSUME(t.Last);
      this.CONSUME(t.Integer, { LABEL: "last" });
    });
    this.OPTION2(() => this.SUBRULE(this.textBody));
  });

  /** `Name | "you"` */
  readonly historyThing = this.RULE("historyThing", () => {
    this.OR([
      { ALT: () => this.CONSUME(t.Name, { LABEL: "name" }) },
      { ALT: () => this.CONSUME(t.You) },
    ]);
  });
}
