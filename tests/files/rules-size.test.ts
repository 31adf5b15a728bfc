// Rules that are too large are refused before they are read.

import { expect, test } from "vitest";
import { MAX_GAME_BYTES, MAX_RULES_BYTES } from "../../src/files/most-bytes.ts";
import { sizeProblemOf } from "../../src/files/rules-size.ts";

const file = (name: string, bytes: number, letter = "a") => ({
  path: `rules/own/${name}.regel`,
  text: letter.repeat(bytes / new TextEncoder().encode(letter).length),
});

test("a file may have as many bytes as the limit, and none more", () => {
  expect(sizeProblemOf([file("a", MAX_RULES_BYTES)])).toBeUndefined();
  expect(sizeProblemOf([file("a", 10), file("b", MAX_RULES_BYTES + 1)])).toEqual({
    kind: "file",
    path: "rules/own/b.regel",
    maxBytes: MAX_RULES_BYTES,
  });
});

test("bytes count, not characters", () => {
  expect(sizeProblemOf([file("a", MAX_RULES_BYTES, "ß")])).toBeUndefined();
  expect(sizeProblemOf([file("a", MAX_RULES_BYTES + 2, "ß")])?.kind).toBe("file");
  expect(sizeProblemOf([file("a", 499_998, "€")])).toBeUndefined();
  expect(sizeProblemOf([file("a", 500_001, "€")])?.kind).toBe("file");
});

test("a game that is too large is refused at its largest file", () => {
  const files = [file("a", 300_000), file("b", 350_000), file("c", MAX_GAME_BYTES - 650_000)];

  expect(sizeProblemOf(files)).toBeUndefined();
  expect(sizeProblemOf([...files, file("d", 1)])).toEqual({
    kind: "game",
    path: "rules/own/b.regel",
    maxBytes: MAX_GAME_BYTES,
  });
});
