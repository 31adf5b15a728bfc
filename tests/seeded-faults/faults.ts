// A fault for each proof that is repeated, as a change of the sources: its short form must find it,
// as the long one does. `find.ts` puts them in.

export interface SeededFault {
  /** The test file that must fail. */
  readonly proof: string;
  /** What goes wrong. */
  readonly name: string;
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

export const faults: readonly SeededFault[] = [
  {
    proof: "tests/burgundy-cards/games.test.ts",
    name: "points of later players stand in the ledger of the first",
    path: "src/dsl/codegen/lower/statements/gains.ts",
    from: "addTo(b.address(inState(ledger), reason.index, { seat: c.you }), points)",
    to: "addTo(b.address(inState(ledger), reason.index, { seat: 0 }), points)",
  },
  {
    proof: "tests/check/any-program.test.ts",
    name: "a domain by a name that nothing has",
    path: "src/dsl/check/expressions/binder.ts",
    from: 'if (symbol?.kind !== "enum") return undefined;',
    to: 'if ((symbol as Symbol_).kind !== "enum") return undefined;',
  },
  {
    proof: "tests/check/follow-ups.test.ts",
    name: "what the parser could not read is checked all the same",
    path: "src/dsl/compile.ts",
    from: "if (!isReadable || rules.diagnostics.length > 0) {",
    to: "if (rules.diagnostics.length > 0) {",
  },
  {
    proof: "tests/codegen/checked.test.ts",
    name: "members of a family of numbers are counted from 0, whatever the least of them is",
    path: "src/dsl/codegen/lower/addresses.ts",
    from: 'return family?.kind === "number" ? family.from : 0;',
    to: "return 0;",
  },
  {
    proof: "tests/codegen/passes.test.ts",
    name: "who has one too little can pay",
    path: "src/dsl/codegen/options/reach.ts",
    from: "(row[i] as number) < least + column",
    to: "(row[i] as number) <= least + column",
  },
  {
    proof: "tests/codegen/ranges.test.ts",
    name: "a number below zero is subtracted without parentheses",
    path: "src/dsl/codegen/number.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of the source.
    from: "return value < 0 ? `(${value})` : String(value);",
    to: "return String(value);",
  },
  {
    proof: "tests/codegen/tree/library.test.ts",
    name: "a marker that meets two others stands between them",
    path: "src/dsl/codegen/library/tracks.ts",
    from: "b.set(top, b.add(top, 1))",
    to: "b.set(top, 1)",
  },
  {
    proof: "tests/codegen/tree/same-results.test.ts",
    name: "a difference that may leave 32 bits is not wrapped",
    path: "src/dsl/codegen/code/operators.ts",
    from: "to: a.to - b.from })",
    to: "to: a.to - b.to })",
  },
  {
    proof: "tests/format/laws.test.ts",
    name: "of several comments above a word the first alone is kept",
    path: "src/dsl/format/trivia.ts",
    from: "above.push({",
    to: "if (above.length === 0) above.push({",
  },
  {
    proof: "tests/format/line-breaks.test.ts",
    name: "which numbers are counts is guessed by the next word",
    path: "src/dsl/syntax/lookahead.ts",
    from: "return facts.isCount(at) ?? this.isCountLikely();",
    to: "return this.isCountLikely();",
  },
  {
    proof: "tests/fuzz/endless.test.ts",
    name: "the budget of analyses is twenty times as large",
    path: "src/dsl/ir/budget.ts",
    from: "MAX_ANALYSIS_STEPS = 2_000_000;",
    to: "MAX_ANALYSIS_STEPS = 40_000_000;",
  },
  {
    proof: "tests/fuzz/fuzz.test.ts",
    name: "a domain by a name that nothing has",
    path: "src/dsl/check/expressions/binder.ts",
    from: 'if (symbol?.kind !== "enum") return undefined;',
    to: 'if ((symbol as Symbol_).kind !== "enum") return undefined;',
  },
  {
    proof: "tests/play/part.test.ts",
    name: "sums of squares are not tested",
    path: "src/play/simulation/plausible-figures.ts",
    from: "isWithin(squares, squareBounds(tally)) &&",
    to: "",
  },
  {
    proof: "tests/playground/forms.test.ts",
    name: "the value of the original does not take back the edit",
    path: "src/playground/forms/apply-entry.ts",
    from: "const isBack = values === undefined || isAsIn(origin, place, values);",
    to: "const isBack = values === undefined;",
  },
  {
    proof: "tests/prose/grammar-of-rules.test.ts",
    name: "the genitive has no ending",
    path: "src/dsl/inflection/german.ts",
    from: 'return c === "gen" ? genitive(head) : head;',
    to: "return head;",
  },
  {
    proof: "tests/prose/truth.test.ts",
    name: "what lasting points are worth does not belong to their meaning",
    path: "src/dsl/prose/meaning.ts",
    from: '[without(worth, "pieces"), kindsOf(worth.pieces)]',
    to: '[without(worth, "pieces", "amount"), kindsOf(worth.pieces)]',
  },
  {
    proof: "tests/random-programs/same-games.test.ts",
    name: "a number below zero is subtracted without parentheses",
    path: "src/dsl/codegen/number.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of the source.
    from: "return value < 0 ? `(${value})` : String(value);",
    to: "return String(value);",
  },
  {
    proof: "tests/refusals/survey.test.ts",
    name: "who has nothing has 0 of it",
    path: "src/dsl/runtime/game/explanations/de/refusals.ts",
    from: "return amount === 0 ? `du hast",
    to: "return amount < 0 ? `du hast",
  },
  {
    proof: "tests/services/completion.test.ts",
    name: "what is repeated is repeated once",
    path: "src/dsl/syntax/expected-tokens.ts",
    from: "if (part.between === undefined) end.free.push(round);",
    to: "if (part.between === undefined) end.free.push(leave);",
  },
  {
    proof: "tests/services/rename.test.ts",
    name: "an edit moves what stands where it begins",
    path: "src/dsl/services/editing/rename.ts",
    from: "span.start < offset)] ?? 0;",
    to: "span.start <= offset)] ?? 0;",
  },
  {
    proof: "tests/variants/at-edits.test.ts",
    name: "what an edit makes wrong is reported in the base",
    path: "src/dsl/variants/at-edits.ts",
    from: "if (edits.length === 0 ||",
    to: "if (edits.length >= 0 ||",
  },
  {
    proof: "tests/variants/gallery.test.ts",
    name: "a game stops at a row that has room for one thing more",
    path: "src/dsl/codegen/library/zones.ts",
    from: "b.if(b.greaterOrEqual(length, limit), ",
    to: "b.if(b.greaterOrEqual(b.add(length, 1), limit), ",
  },
  {
    proof: "tests/variants/reports.test.ts",
    name: "early reports leave out the examples of variants",
    path: "src/dsl/incremental-compiler.ts",
    from: 'decls.filter((decl) => decl.kind !== "example" || !foreign.has(decl))',
    to: 'decls.filter((decl) => decl.kind !== "example")',
  },
  {
    proof: "tests/variants/running-totals.test.ts",
    name: "lasting points of the first player are not kept up to date",
    path: "src/dsl/codegen/lower/statements/lasting-points.ts",
    from: 'b.countUp("you", 0, loadSlot',
    to: 'b.countUp("you", 1, loadSlot',
  },
  {
    proof: "tests/variants/told.test.ts",
    name: "the way back from a variant is not compared like the way there",
    path: "src/dsl/diff/rule-diff.ts",
    from: "return differencesIn(rulesWithVariants(a, b), rulesOf(b));",
    to: "return differencesIn(rulesOf(b), rulesOf(b));",
  },
  {
    proof: "tests/wasm/same-games.test.ts",
    name: "at most is less",
    path: "src/dsl/wasm/values.ts",
    from: "lessOrEqual: OP.atMost,",
    to: "lessOrEqual: OP.less,",
  },
  {
    proof: "tests/cli/simulation/memory.test.ts",
    name: "files over the limit are read",
    path: "src/files/rules-size.ts",
    from: "bytes > MAX_RULES_BYTES",
    to: "bytes > 1000 * MAX_RULES_BYTES",
  },
  {
    proof: "tests/tidy/exhaustive.test.ts",
    name: "a function over statements has a default",
    path: "src/mutate/walk.ts",
    from: "return stmt satisfies never;",
    to: "return [];",
  },
  {
    proof: "tests/white-castle/chain.test.ts",
    name: "gardeners come home at once",
    path: "rules/white-castle/figures.regel",
    from: "  add garden to your tended\n",
    to: "",
  },
  {
    proof: "tests/white-castle/games.test.ts",
    name: "a courtier in the hall counts one less",
    path: "rules/white-castle/scoring.regel",
    from: "table floorPoints(Floor) = 1, 3, 6, 10",
    to: "table floorPoints(Floor) = 1, 3, 6, 9",
  },
  {
    proof: "tests/white-castle/setup.test.ts",
    name: "equal actions in all rooms are not dealt again",
    path: "rules/white-castle/flow.regel",
    from: "  repeat until deedsDiffer { do dealRooms }\n",
    to: "",
  },
];
