import { expect, test } from "vitest";
import type { ValueType } from "../../src/dsl/index.ts";
import { readValue } from "../../src/play/session/value-names.ts";
import { countingGame } from "./counting-game.ts";

const { meta: empty } = countingGame();
const noun = { de: { article: "", one: "", many: "" }, en: { one: "", many: "" } };
const meta = {
  ...empty,
  enums: [
    {
      id: "Colour",
      members: [
        { id: "red", noun },
        { id: "blue", noun },
      ],
    },
  ],
};

const cases: readonly [ValueType, string, number | undefined][] = [
  [{ kind: "number", from: 1, to: 6 }, "6", 6],
  [{ kind: "number", from: 1, to: 6 }, "7", undefined],
  [{ kind: "number", from: -2, to: 6 }, "-2", -2],
  [{ kind: "number", from: 1, to: 6 }, "six", undefined],
  [{ kind: "yesno" }, "yes", 1],
  [{ kind: "yesno" }, "2", undefined],
  [{ kind: "player" }, "1", 0],
  [{ kind: "player" }, "0", undefined],
  [{ kind: "enum", of: 0 }, "blue", 1],
  [{ kind: "enum", of: 0 }, "green", undefined],
  [{ kind: "enum", of: 0, orNone: true }, "none", -1],
  [{ kind: "enum", of: 0, orNone: true }, "red", 0],
  [{ kind: "enum", of: 0 }, "none", undefined],
];

test.each(cases)("of %o, `%s` is %o", (type, word, value) => {
  expect(readValue(meta, type, word)).toBe(value);
});
