// A page asks early for the words of its game, in its language, and for no others.

import { expect, test } from "vitest";
import { wordsFor } from "../../src/build/early-words.ts";

const files = [
  "_astro/_regel_pond_meta_words_de.A1.js",
  "_astro/_regel_pond_meta_words_de-A1.js",
  "_astro/_regel_pond_meta_words_en.B2.js",
  "_astro/_regel_pond_rest_words_en.C3.js",
  "_astro/_regel_pond-dice_meta_words_en.D4.js",
];

test("a lesson needs the words of its table", () => {
  expect(wordsFor("/de/learn/pond/first/", files)).toEqual([files[0]]);
  expect(wordsFor("/en/learn/pond-dice/first/", files)).toEqual([files[4]]);
});

test("a whole game needs all words", () => {
  expect(wordsFor("/en/play/pond/", files)).toEqual([files[2], files[3]]);
  expect(wordsFor("/en/score/pond/", files)).toEqual([files[2], files[3]]);
});

test("other pages wait", () => {
  expect(wordsFor("/de/learn/pond/", files)).toEqual([]);
  expect(wordsFor("/de/rules/pond/fish/", files)).toEqual([]);
});
