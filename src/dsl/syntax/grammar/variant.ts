// The grammar of variants: what they change, add and remove by name; where rules come from; and
// open questions, whose readings are variants.

import { type CstNode, type ParserMethod, tokenMatcher } from "chevrotain";
import * as t from "../tokens.ts";
import { RuleGrammar } from "./rules.ts";

const declarationsWithoutName = new Set([t.To, t.When, t.Flow, t.Ranking, t.Rating, t.Worth]);

export abstract class VariantGrammar extends RuleGrammar {
  abstract readonly declaration: ParserMethod<[], CstNode>;

  /** `"source" Name "{" {Text | "url" Str | "doubtful" | "single"} "}"` */
  readonly document = this.RULE("document", () => {
    this.CONSUME(t.Source);
    this.CONSUME(t.Name, { LABEL: "name" });
    this.CONSUME(t.LeftBrace);
    this.MANY(() => this.SUBRULE(this.documentItem));
    this.CONSUME(t.RightBrace);
  });

  /** `Text | "url" Str | "doubtful" | "single"` */
  readonly documentItem = this.RULE("documentItem", () => {
    this.OR([
      { ALT: () => this.SUBRULE(this.text) },
      {
        ALT: () => {
          this.CONSUME(t.Url);
          this.CONSUME(t.Str, { LABEL: "url" });
        },
      },
      { ALT: () => this.CONSUME(t.Doubtful) },
      { ALT: () => this.CONSUME(t.Single) },
    ]);
  });

  /** `"see" Name [Integer {"," Integer}]` */
  readonly see = this.RULE("see", () => {
    this.CONSUME(t.See);
    this.CONSUME(t.Name, { LABEL: "document" });
    this.OPTION(() => {
      this.AT_LEAST_ONE_SEP({
        SEP: t.Comma,
        DEF: () => this.CONSUME(t.Integer, { LABEL: "page" }),
      });
    });
  });

  /** `"tells" Path Text [Coverage]` */
  readonly tells = this.RULE("tells", () => {
    this.CONSUME(t.Tells);
    this.SUBRULE(this.path);
    this.SUBRULE(this.text);
    this.OPTION(() => this.SUBRULE(this.coverage));
  });

  /** `"tells" Text [Coverage]` */
  readonly ownTells = this.RULE("ownTells", () => {
    this.CONSUME(t.Tells);
    this.SUBRULE(this.text);
    this.OPTION(() => this.SUBRULE(this.coverage));
  });

  /** `"for" Path {"," Path}` */
  readonly coverage = this.RULE("coverage", () => {
    this.CONSUME(t.For);
    this.AT_LEAST_ONE_SEP({ SEP: t.Comma, DEF: () => this.SUBRULE(this.path) });
  });

  /** `"keep" "tells" Path {"," Path}` */
  readonly keep = this.RULE("keep", () => {
    this.CONSUME(t.Keep);
    this.CONSUME(t.Tells);
    this.AT_LEAST_ONE_SEP({ SEP: t.Comma, DEF: () => this.SUBRULE(this.path) });
  });

  /** `"question" Name "about" Path {"," Path} "{" [Text] {Reading} "}"` */
  readonly question = this.RULE("question", () => {
    this.CONSUME(t.Question);
    this.CONSUME(t.Name, { LABEL: "name" });
    this.CONSUME(t.About);
    this.AT_LEAST_ONE_SEP({ SEP: t.Comma, DEF: () => this.SUBRULE(this.path) });
    this.CONSUME(t.LeftBrace);
    this.OPTION(() => this.SUBRULE(this.text));
    this.MANY(() => this.SUBRULE(this.reading));
    this.CONSUME(t.RightBrace);
  });

  /** `"reading" Name "{" {VariantItem} "}"` */
  readonly reading = this.RULE("reading", () => {
    this.CONSUME(t.Reading);
    this.CONSUME(t.Name, { LABEL: "name" });
    this.CONSUME(t.LeftBrace);
    this.MANY(() => this.SUBRULE(this.variantItem));
    this.CONSUME(t.RightBrace);
  });

  /** `"variant" Name "of" Name "{" {VariantItem} "}"` */
  readonly variant = this.RULE("variant", () => {
    this.CONSUME(t.Variant);
    this.CONSUME1(t.Name, { LABEL: "name" });
    this.CONSUME(t.Of);
    this.CONSUME2(t.Name, { LABEL: "base" });
    this.CONSUME(t.LeftBrace);
    this.MANY(() => this.SUBRULE(this.variantItem));
    this.CONSUME(t.RightBrace);
  });

  /** `Text | See | Change | "add" Decl | Extend | "remove" Path {"," Path} | Tells | OwnTells | Keep | Example` */
  readonly variantItem = this.RULE("variantItem", () => {
    this.OR([
      { ALT: () => this.SUBRULE(this.text) },
      { ALT: () => this.SUBRULE(this.see) },
      { ALT: () => this.SUBRULE(this.change) },
      {
        ALT: () => {
          this.CONSUME(t.Add);
          this.SUBRULE(this.declaration);
        },
      },
      { ALT: () => this.SUBRULE(this.extend) },
      {
        ALT: () => {
          this.CONSUME(t.Remove);
          this.AT_LEAST_ONE_SEP({ SEP: t.Comma, DEF: () => this.SUBRULE(this.path) });
        },
      },
      { ALT: () => this.SUBRULE(this.tells) },
      { ALT: () => this.SUBRULE(this.ownTells) },
      { ALT: () => this.SUBRULE(this.keep) },
      { ALT: () => this.SUBRULE(this.example) },
    ]);
  });

  /** `(Name | "flow" | "ranking" | "rating" | "worth") {"." (Name | "worth" | "choose")}` */
  readonly path = this.RULE("path", () => {
    this.OR1([
      { ALT: () => this.CONSUME1(t.Name, { LABEL: "name" }) },
      { ALT: () => this.CONSUME(t.Flow, { LABEL: "name" }) },
      { ALT: () => this.CONSUME(t.Ranking, { LABEL: "name" }) },
      { ALT: () => this.CONSUME(t.Rating, { LABEL: "name" }) },
      { ALT: () => this.CONSUME1(t.Worth, { LABEL: "name" }) },
    ]);
    this.MANY(() => {
      this.CONSUME(t.Dot);
      this.OR2([
        { ALT: () => this.CONSUME2(t.Name, { LABEL: "name" }) },
        { ALT: () => this.CONSUME2(t.Worth, { LABEL: "name" }) },
        { ALT: () => this.CONSUME(t.Choose, { LABEL: "name" }) },
      ]);
    });
  });

  /** `"change" (Decl | Path (NewValue | Block | Text))` */
  readonly change = this.RULE("change", () => {
    this.CONSUME(t.Change);
    this.OR1({
      MAX_LOOKAHEAD: 1,
      IGNORE_AMBIGUITIES: true,
      DEF: [
        { GATE: () => this.isDeclarationAhead(), ALT: () => this.SUBRULE(this.declaration) },
        {
          ALT: () => {
            this.SUBRULE(this.path);
            this.OR2([
              { ALT: () => this.SUBRULE(this.newValue) },
              { ALT: () => this.SUBRULE(this.block) },
              { ALT: () => this.SUBRULE(this.text) },
            ]);
          },
        },
      ],
    });
  });

  /** `Expr [".." Sum]` */
  readonly amount = this.RULE("amount", () => {
    this.SUBRULE(this.expression, { LABEL: "from" });
    this.OPTION(() => {
      this.CONSUME(t.DotDot);
      this.SUBRULE(this.sum, { LABEL: "to" });
    });
  });

  /** `["(" Args ")"] ["from" Amount {"," Amount}] "to" Amount {"," Amount} ["else" Text]` */
  readonly newValue = this.RULE("newValue", () => {
    this.OPTION1(() => {
      this.CONSUME(t.LeftParen);
      this.AT_LEAST_ONE_SEP1({
        SEP: t.Comma,
        DEF: () => this.SUBRULE(this.expression, { LABEL: "arg" }),
      });
      this.CONSUME(t.RightParen);
    });
    this.OPTION2(() => {
      this.CONSUME(t.From);
      this.AT_LEAST_ONE_SEP2({
        SEP: t.Comma,
        DEF: () => this.SUBRULE1(this.amount, { LABEL: "was" }),
      });
    });
    this.CONSUME(t.To);
    this.AT_LEAST_ONE_SEP3({
      SEP: t.Comma,
      DEF: () => this.SUBRULE2(this.amount, { LABEL: "now" }),
    });
    this.OPTION3(() => {
      this.CONSUME(t.Else);
      this.SUBRULE(this.text);
    });
  });

  /** `"extend" Path "{" [Call {"," Call}] {Member | PieceItem | Needs | Stmt} "}"`; calls only behind `….choose` */
  readonly extend = this.RULE("extend", () => {
    this.CONSUME(t.Extend);
    this.SUBRULE(this.path);
    this.CONSUME(t.LeftBrace);
    this.OPTION({
      GATE: () => this.LA(-1).tokenType === t.Choose,
      DEF: () => this.AT_LEAST_ONE_SEP({ SEP: t.Comma, DEF: () => this.SUBRULE(this.call) }),
    });
    this.MANY(() => this.SUBRULE(this.extension));
    this.CONSUME(t.RightBrace);
  });

  /** `Member | PieceItem | Needs | Stmt` */
  readonly extension = this.RULE("extension", () => {
    this.OR({
      MAX_LOOKAHEAD: 2,
      IGNORE_AMBIGUITIES: true,
      DEF: [
        { ALT: () => this.SUBRULE(this.statement) },
        { ALT: () => this.SUBRULE(this.needs) },
        {
          GATE: () => !this.isMemberAhead(),
          ALT: () => this.SUBRULE(this.pieceItem),
        },
        { ALT: () => this.SUBRULE(this.member) },
      ],
    });
  });

  /** Returns whether a declaration begins here, and not a path such as `value.starts`. */
  private isDeclarationAhead(): boolean {
    const { tokenType } = this.LA(1);
    if (declarationsWithoutName.has(tokenType)) return this.LA(2).tokenType !== t.Dot;
    return t.highlightOf(tokenType) === "declaration" && tokenMatcher(this.LA(2), t.Name);
  }

  /** `dusk de "…"`, and not `fins is 2` or `fins: 1..4` or `copies …`. */
  private isMemberAhead(): boolean {
    const next = this.LA(2).tokenType;
    const ends = [t.Str, t.De, t.En, t.RightBrace];
    return tokenMatcher(this.LA(1), t.PlainName) && ends.includes(next);
  }
}
