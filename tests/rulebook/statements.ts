// Whether every statement of a document about a game stands in its rules, or in the list of what
// they leave out: comments of `sources.regel`, each with its reason.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rulingsOf } from "../support/rulebook.ts";

/** A statement in own words: the rules in which it stands, or the head of its line in the list. */
interface Statement {
  readonly part: string;
  readonly says: string;
  readonly rules?: readonly string[];
  readonly leftOut?: string;
}

/** Declares the tests of the statements of a document, in its order. */
export function testStatements(game: string, statements: readonly Statement[]): void {
  const { rules } = rulingsOf(game);
  const list = readFileSync(`rules/${game}/sources.regel`, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("// - "));

  test.each(statements)("$part: $says", ({ rules: ids, leftOut }) => {
    const lines = list.filter((line) => line.startsWith(`// - ${leftOut}: `));

    expect(ids === undefined).toBe(leftOut !== undefined);
    expect(ids?.filter((id) => !rules.has(id)) ?? []).toEqual([]);
    expect((ids ?? lines).length).toBeGreaterThan(0);
  });

  test("whatever is left out is a statement of the document", () => {
    const heads = statements.flatMap(({ leftOut }) => leftOut ?? []);

    expect(list.filter((line) => !heads.some((head) => line.includes(head)))).toEqual([]);
  });
}
