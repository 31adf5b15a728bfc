import { expect, test } from "vitest";
import {
  checkGame,
  parse,
  parseWithCst,
  printAst,
  printCst,
  printIr,
  printTokens,
} from "../../src/dsl/index.ts";

// One small game through every stage of the compiler; the last stage, JavaScript, is shown by
// tests/codegen/samples. `npm test -- -u` writes the files.

const text = `game reef { de "Riff" en "reef" players 2 }
player counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
action dive {
  de "tauchen" en "dive"
  pick metres from 1..3
  needs shallow: metres < 3 else de "{metres} m sind zu tief." en "{metres} m is too deep."
  gain metres pearls
}
flow { each player { choose dive } }
ranking { most your pearls }
`;
const source = { path: "reef.regel", text };

test.each([
  ["tokens", () => printTokens(parse(source).tokens)],
  ["cst", () => printCst(parseWithCst(source).cst)],
  ["ast", () => printAst(parse(source).ast)],
  ["ir", () => printIr(checkGame([source]).game ?? {})],
])("the stage %s of a small game", async (stage, print) => {
  await expect(`${print().trimEnd()}\n`).toMatchFileSnapshot(`samples/reef.${stage}.txt`);
});
