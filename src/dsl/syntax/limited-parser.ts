// Limits of Chevrotain's parser: depth of nesting, steps of error recovery, memory of CST nodes, and
// time to start.

import {
  type CstNode,
  CstParser,
  EOF,
  type ISerializedGast,
  type Rule,
  type TokenType,
  tokenMatcher,
} from "chevrotain";
import { lookaheadPaths } from "./lookahead.generated.ts";
import { lookaheadFunction } from "./lookahead-functions.ts";

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
  readonly fullRuleNameToShort: Readonly<Record<string, number>>;
  readonly lookAheadFuncsCache: unknown[][];
  selfAnalysisDone: boolean;
  recoveryEnabled: boolean;
  /** Called behind every repetition. */
  attemptInRepetitionRecovery: () => void;
}

export class LimitedParser extends CstParser {
  private recoverySteps = 0;
  private isAnalysed = false;
  /** Chevrotain's own, while it is left out. */
  private attemptRecovery: (() => void) | undefined;

  private get internals(): ParserInternals {
    // Chevrotain has these members, but its types do not declare them.
    return this as unknown as ParserInternals;
  }

  /**
   * Prepares for texts without errors: with the generated lookahead, and without the analysis of the
   * grammar, which takes longer than reading all rules of a game.
   */
  protected prepare(): void {
    const { fullRuleNameToShort, lookAheadFuncsCache } = this.internals;
    for (const [rule, choices] of Object.entries(lookaheadPaths)) {
      const functions: unknown[] = [];
      for (const [key, paths] of Object.entries(choices))
        functions[Number(key)] = lookaheadFunction(paths);
      const index = fullRuleNameToShort[rule];
      if (index !== undefined) lookAheadFuncsCache[index] = functions;
    }
    this.internals.selfAnalysisDone = true;
  }

  /** Analyses the grammar, which recovery and reports need. */
  private analyse(): void {
    if (this.isAnalysed) return;
    this.isAnalysed = true;
    const { recoveryEnabled } = this.internals;
    // Where parsing may resume is analysed for parsers that recover only.
    this.internals.recoveryEnabled = true;
    this.performSelfAnalysis();
    this.internals.recoveryEnabled = recoveryEnabled;
  }

  override getGAstProductions(): Record<string, Rule> {
    this.analyse();
    return super.getGAstProductions();
  }

  override getSerializedGastProductions(): ISerializedGast[] {
    this.analyse();
    return super.getSerializedGastProductions();
  }

  /** Sets whether parsing goes on after an error. */
  protected recover(isEnabled: boolean): void {
    const { internals } = this;
    if (isEnabled) this.analyse();
    internals.recoveryEnabled = isEnabled;
    this.attemptRecovery ??= internals.attemptInRepetitionRecovery;
    internals.attemptInRepetitionRecovery = isEnabled ? this.attemptRecovery : () => {};
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

  /** Removes the nodes of a rule from the node that is being read. */
  protected removeNodes(rule: string): void {
    const node = this.internals.CST_STACK.at(-1);
    if (node !== undefined) node.children[rule] = [];
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
