// Bytes as text in files with a game: whole, and nothing that could end a script.

import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeBase85, encodeBase85 } from "../../src/player/base85.ts";

test("bytes come back as they were, and no text can end a script", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      const text = encodeBase85(bytes);
      expect(text).toMatch(/^[)-;=-~]*$/);
      expect([...decodeBase85(text)]).toEqual([...bytes]);
    }),
  );
});

test("four bytes take five letters, and fewer one more than there are", () => {
  const lengthOf = (count: number) => encodeBase85(new Uint8Array(count).fill(255)).length;
  expect([0, 1, 2, 3, 4, 8].map(lengthOf)).toEqual([0, 2, 3, 4, 5, 10]);
});
