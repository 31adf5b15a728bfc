// `npm run tree-sitter` makes the parser in `editors/tree-sitter` anew from its grammar, which
// `npm test -- -u` has written. TREE_SITTER names the program; without it npm fetches it.

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Its parsers have version 14 of the format, which Neovim 0.7 and everything newer reads. */
const generator = "tree-sitter-cli@0.20.8";

const folder = fileURLToPath(new URL("../editors/tree-sitter/", import.meta.url));
const grammar = readFileSync(`${folder}src/grammar.json`);
const words = ["generate", "src/grammar.json", "--no-bindings"];
const { TREE_SITTER } = process.env;
const [program, ...before] =
  TREE_SITTER === undefined
    ? ["npm", "exec", "--yes", `--package=${generator}`, "--", "tree-sitter"]
    : [TREE_SITTER];
const { status } = spawnSync(program, [...before, ...words], { cwd: folder, stdio: "inherit" });
if (status === 0) stamp();
else {
  console.error(
    `The parser could not be made: ${TREE_SITTER ?? `${generator}, or npm's copy of it,`} did not run. TREE_SITTER=PROGRAM names another one.`,
  );
  process.exitCode = 1;
}

/** Says in the parser which grammar it was made from. */
function stamp() {
  const parser = `${folder}src/parser.c`;
  const hash = createHash("sha256").update(grammar).digest("hex");
  writeFileSync(parser, `// grammar.json ${hash}\n${readFileSync(parser, "utf8")}`);
}
