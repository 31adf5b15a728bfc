// Styles that several pages have are files of their own.

import { expect, test } from "vitest";
import { stylesIn, withLinkedStyles } from "../../src/build/shared-styles.ts";

const page =
  '<head><style>@media (width<40rem){a{}}</style><link rel="stylesheet" href="/x.css"><style>b{}</style></head>';

test("a style that has an address is linked where it stood, so that the order stays", () => {
  expect(stylesIn(page)).toEqual(["@media (width<40rem){a{}}", "b{}"]);
  expect(withLinkedStyles(page, new Map([["b{}", "/folder/_astro/shared.1.css"]]))).toBe(
    '<head><style>@media (width<40rem){a{}}</style><link rel="stylesheet" href="/x.css"><link rel="stylesheet" href="/folder/_astro/shared.1.css"></head>',
  );
});

test("styles with attributes, and those inside of drawings, stay in the page", () => {
  const drawn = '<svg><style media="print">a{}</style></svg>';
  expect(stylesIn(drawn)).toEqual([]);
  expect(withLinkedStyles(drawn, new Map([["a{}", "/a.css"]]))).toBe(drawn);
});
