// The grammar of the setup: the game itself, its options, and rivals.

import * as t from "../tokens.ts";
import { ExampleGrammar } from "./example.ts";

export class SetupGrammar extends ExampleGrammar {
  /** `"game" Name "{" {GameItem} "}"` */
  readonly game = this.RULE("game", () => {
    this.CONSUME(t.Game);
    this.CONSUME(t.Name, { LABEL: "name" });
    this.CONSUME(t.LeftBrace);
    this.MANY(() => this.SUBRULE(this.gameItem));
    this.CONSUME(t.RightBrace);
  });

  /** `Text | "players" Integer [".." Integer] | "points" Text | "credit" Text` */
  readonly gameItem = this.RULE("gameItem", () => {
    this.OR([
      { ALT: () => this.SUBRULE1(this.text) },
      {
        ALT: () => {
          this.CONSUME(t.Players);
          this.CONSUME1(t.Integer, { LABEL: "min" });
          this.OPTION(() => {
            this.CONSUME(t.DotDot);
            this.CONSUME2(t.Integer, { LABEL: "max" });
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Points);
          this.SUBRULE2(this.text, { LABEL: "points" });
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Credit);
          this.SUBRULE3(this.text, { LABEL: "credit" });
        },
      },
    ]);
  });

  /** `"option" Name ("of" Type ["{" Text "}"] | "{" [Text] {Member} "}")` */
  readonly gameOption = this.RULE("gameOption", () => {
    this.CONSUME(t.Option);
    this.CONSUME(t.Name, { LABEL: "name" });
    this.OR([
      {
        ALT: () => {
          this.CONSUME(t.Of);
          this.SUBRULE(this.type);
          this.OPTION1(() => this.SUBRULE(this.textBody));
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.LeftBrace);
          this.OPTION2(() => this.SUBRULE(this.text));
          this.MANY(() => this.SUBRULE(this.member));
          this.CONSUME(t.RightBrace);
        },
      },
    ]);
  });

  /** `Name [Str] [Text]` */
  readonly member = this.RULE("member", () => {
    this.CONSUME(t.PlainName, { LABEL: "name" });
    this.OPTION1(() => this.CONSUME(t.Str, { LABEL: "letter" }));
    this.OPTION2(() => this.SUBRULE(this.text));
  });

  /** `"rival" Name ["when" Expr] "{" Text "}"` */
  readonly rival = this.RULE("rival", () => {
    this.CONSUME(t.Rival);
    this.CONSUME(t.Name, { LABEL: "name" });
    this.OPTION(() => this.SUBRULE(this.condition));
    this.SUBRULE(this.textBody);
  });

  /** `"when" Expr` */
  readonly condition = this.RULE("condition", () => {
    this.CONSUME(t.When);
    this.SUBRULE(this.expression);
  });
}
