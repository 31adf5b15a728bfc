// Limits of Chevrotain's parser: depth of nesting, steps of error recovery, memory of CST nodes.

import { type CstNode, CstParser, EOF, type TokenType, tokenMatcher } from "chevrotain";

/**
 * The maximum nesting of grammar rules; texts by people stay below 60. Recovery is slow in deep
 * texts.
 */
const MAX_RULE_DEPTH = 1_000;

/** Comparisons of tokens that recovery from all errors of a text may take; a text by people takes some thousand. */
const MAX_RECOVERY_STEPS = 20_000_000;

/** What the parser has for itself; its types do not say so. */
interface ParserInternals {
  readonly RULE_STACK_IDX: number;
  readonly CST_STACK: CstNode[];
  flattenFollowSet(): readonly TokenType[];
}

export class LimitedParser extends CstParser {
  private recoverySteps = 0;

  private get internals(): ParserInternals {
    return this as unknown as ParserInternals;
  }

  /** Aborts parsing when rules are nested too deeply, as when the stack is full. */
  protected refuseDepth(): void {
    if (this.internals.RULE_STACK_IDX > MAX_RULE_DEPTH)
      throw new RangeError("The text is nested too deeply.");
  }

  /** Allows as many steps of recovery again. */
  protected resetRecoverySteps(): void {
    this.recoverySteps = 0;
  }

  /**
   * Begins a CST node. Chevrotain calls this for every rule, and would make the children a hash table,
   * which takes three times as much memory as an object.
   */
  protected cstInvocationStateUpdate(name: string): void {
    const location = { startOffset: -1, endOffset: -1 };
    this.internals.CST_STACK.push({ name, children: {}, location });
  }

  /**
   * Returns the type of the token at which parsing resumes after an error. Chevrotain calls this, and
   * would search the rest of the text for every error. Without steps left parsing ends.
   */
  protected findReSyncTokenType(): TokenType {
    const types = this.internals.flattenFollowSet();
    for (let ahead = 1; this.recoverySteps < MAX_RECOVERY_STEPS; ahead += 1) {
      const token = this.LA(ahead);
      this.recoverySteps += types.length;
      const found = types.find((type) => tokenMatcher(token, type));
      if (found !== undefined) return found;
    }
    return EOF;
  }
}
