// The whole grammar: syntax without meaning. Each class extends the one before: expressions,
// statements, examples, components, rules, variants, files.

import {
  type CstNode,
  createTokenInstance,
  type IParserConfig,
  type IToken,
  type TokenType,
} from "chevrotain";
import * as t from "../tokens.ts";
import { VariantGrammar } from "./variant.ts";

export class RulesGrammar extends VariantGrammar {
  /** Receives each declaration of the file, which then is not kept in the CST. */
  private onDeclaration: ((node: CstNode) => void) | undefined;

  /** `["language" Integer] {Decl}` */
  readonly file = this.RULE("file", () => {
    this.OPTION(() => {
      this.CONSUME(t.Language);
      this.CONSUME(t.Integer, { LABEL: "version" });
    });
    this.MANY(() => {
      const node = this.SUBRULE(this.declaration);
      this.ACTION(() => this.handOver(node));
    });
  });

  /**
   * `{See} (Game | Option | Rival | Enum | Counter | Mark | Family | Piece | Die | Table | Definition
   * | Requirement | Cost | Action | Shape | Board | Zone | Track | History | To | Event | Handler
   * | Reason | Flow | Ranking | Rating | Look | Example | Counting | Source | Question
   * | Variant | Tells)`
   */
  readonly declaration = this.RULE("declaration", () => {
    this.MANY(() => this.SUBRULE(this.see));
    this.OR([
      { ALT: () => this.SUBRULE(this.game) },
      { ALT: () => this.SUBRULE(this.gameOption) },
      { ALT: () => this.SUBRULE(this.rival) },
      { ALT: () => this.SUBRULE(this.enumeration) },
      { ALT: () => this.SUBRULE(this.counter) },
      { ALT: () => this.SUBRULE(this.mark) },
      { ALT: () => this.SUBRULE(this.family) },
      { ALT: () => this.SUBRULE(this.piece) },
      { ALT: () => this.SUBRULE(this.die) },
      { ALT: () => this.SUBRULE(this.table) },
      { ALT: () => this.SUBRULE(this.definition) },
      { ALT: () => this.SUBRULE(this.requirement) },
      { ALT: () => this.SUBRULE(this.cost) },
      { ALT: () => this.SUBRULE(this.action) },
      { ALT: () => this.SUBRULE(this.shape) },
      { ALT: () => this.SUBRULE(this.board) },
      { ALT: () => this.SUBRULE(this.zone) },
      { ALT: () => this.SUBRULE(this.track) },
      { ALT: () => this.SUBRULE(this.history) },
      { ALT: () => this.SUBRULE(this.procedure) },
      { ALT: () => this.SUBRULE(this.event) },
      { ALT: () => this.SUBRULE(this.handler) },
      { ALT: () => this.SUBRULE(this.reason) },
      { ALT: () => this.SUBRULE(this.flow) },
      { ALT: () => this.SUBRULE(this.ranking) },
      { ALT: () => this.SUBRULE(this.rating) },
      { ALT: () => this.SUBRULE(this.look) },
      { ALT: () => this.SUBRULE(this.example) },
      { ALT: () => this.SUBRULE(this.counting) },
      { ALT: () => this.SUBRULE(this.document) },
      { ALT: () => this.SUBRULE(this.question) },
      { ALT: () => this.SUBRULE(this.variant) },
      { ALT: () => this.SUBRULE(this.tells) },
    ]);
  });

  /**
   * Parses a file from its tokens. There is always a node. A text with errors is parsed again with
   * its line breaks as hints, for better diagnostics and a tree closer to the author's intention.
   *
   * While a text may be valid, `onDeclaration` receives its declarations one by one, and they are
   * not in the tree: then never more than one is in memory.
   */
  read(
    source: string,
    tokens: IToken[],
    onDeclaration?: (node: CstNode) => void,
  ): { readonly tree: CstNode; readonly isValid: boolean } {
    this.onDeclaration = onDeclaration;
    const valid = this.readValid(tokens);
    this.onDeclaration = undefined;
    if (valid !== undefined) return { tree: valid, isValid: true };
    const tree = this.readInvalid(tokens, source) ?? this.readOnce(tokens, undefined);
    return { tree, isValid: false };
  }

  private handOver(declaration: CstNode): void {
    if (this.onDeclaration === undefined) return;
    this.onDeclaration(declaration);
    this.removeNodes("declaration");
  }

  /** Forgets the tokens and the tree of the last text, which would stay in memory until the next. */
  release(): void {
    this.begin([], undefined);
  }

  /**
   * Returns `undefined` if the text has errors. It is known to be valid or not at the first of them, so
   * nothing is recovered. The incomplete tree is no longer in memory while the text is read again.
   */
  private readValid(tokens: IToken[]): CstNode | undefined {
    this.recover(false);
    const tree = this.readOnce(tokens, undefined);
    return this.errors.length > 0 ? undefined : tree;
  }

  /** Reads with line breaks as hints. Returns `undefined` if the text has no errors then. */
  private readInvalid(tokens: IToken[], source: string): CstNode | undefined {
    this.recover(true);
    const tree = this.readOnce(tokens, source);
    return this.errors.length > 0 ? tree : undefined;
  }

  private readOnce(tokens: IToken[], lines: string | undefined): CstNode {
    this.begin(tokens, lines);
    return this.file();
  }

  /** A token inserted during recovery is empty and located after the previous one. */
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
    this.prepare();
  }
}
