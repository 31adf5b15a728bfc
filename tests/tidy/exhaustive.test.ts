import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isSoak } from "../support/soak.ts";

// A construct that is added to the trees and nowhere else must not pass the type checker: every
// layer that has to know it says so. The constructs below are added to a copy.

const tsc = "node_modules/@typescript/native/bin/tsc";

interface Construct {
  readonly name: string;
  /** A file, and what is replaced in it by what. */
  readonly edits: readonly (readonly [path: string, from: string, to: string])[];
  /** Where it has to be known, and so must be missed. */
  readonly layers: readonly string[];
}

/** What is added, by the name that it has in the trees. */
const constructs: Readonly<Record<string, Construct>> = {
  probeUnary: {
    name: "a unary operator with a complete row",
    edits: [
      [
        "src/dsl/operators/operators.ts",
        "  not: {\n",
        '  probeUnary: { sign: "probe ", type: "number", evaluate: () => 0, bounds: () => ANY, dropped: undefined },\n  not: {\n',
      ],
    ],
    // The others read the row.
    layers: ["codegen", "prose"],
  },
  probeBinary: {
    name: "a binary operator with a complete row",
    edits: [
      [
        "src/dsl/operators/operators.ts",
        "  mod: {\n",
        "  probeBinary: { ...ARITHMETIC, rank: 5, isAssociative: false, evaluate: () => 0, bounds: () => ANY, mistake: undefined },\n  mod: {\n",
      ],
    ],
    layers: ["codegen", "prose"],
  },
  probeJunction: {
    name: "a binary operator that joins conditions",
    edits: [
      [
        "src/dsl/operators/operators.ts",
        "  or: {",
        '  probeJunction: { ...JUNCTION, rank: 1, decidedBy: 1, evaluate: (a, b) => a ^ b, mistake: "or" },\n  or: {',
      ],
    ],
    layers: ["codegen", "prose"],
  },
  probeRow: {
    name: "an operator with an incomplete row",
    edits: [
      ["src/dsl/operators/operators.ts", "  mod: {\n", "  probeRow: { rank: 5 },\n  mod: {\n"],
    ],
    layers: ["operators"],
  },
  probeExpr: {
    name: "an expression",
    edits: [
      [
        "src/dsl/ir/ir.ts",
        "export type Expr = { readonly type: Type } & (\n",
        'export type Expr = { readonly type: Type } & (\n  | { readonly kind: "probeExpr"; readonly probe: Expr }\n',
      ],
    ],
    layers: ["check", "ir", "codegen", "prose", "lint"],
  },
  probeStmt: {
    name: "a statement",
    edits: [
      [
        "src/dsl/ir/ir.ts",
        "export type Stmt = { readonly span: Span } & (\n",
        'export type Stmt = { readonly span: Span } & (\n  | { readonly kind: "probeStmt"; readonly probe: readonly Stmt[] }\n',
      ],
    ],
    layers: ["check", "ir", "codegen", "prose", "lint"],
  },
  probeDomain: {
    name: "a domain",
    edits: [
      [
        "src/dsl/ir/ir.ts",
        "export type Domain =\n",
        'export type Domain =\n  | { readonly kind: "probeDomain"; readonly probe: Expr }\n',
      ],
    ],
    layers: ["check", "ir", "codegen", "prose"],
  },
  probeType: {
    name: "a type",
    edits: [
      [
        "src/dsl/ir/ir.ts",
        "export type SolidType =\n",
        'export type SolidType =\n  | { readonly kind: "probeType"; readonly probe: Enum }\n',
      ],
    ],
    layers: ["check", "ir", "codegen", "prose"],
  },
  probeFunction: {
    name: "a function of the language",
    edits: [
      [
        "src/dsl/check/expressions/builtins.ts",
        "  min: undefined,",
        "  probeFunction: 1,\n  min: undefined,",
      ],
    ],
    layers: ["check", "services"],
  },
  probeDomainFunction: {
    name: "a function that gives a domain",
    edits: [
      [
        "src/dsl/check/expressions/builtins.ts",
        '["subsets", ',
        '["probeDomainFunction", "subsets", ',
      ],
    ],
    layers: ["check", "services"],
  },
  probeDomainWord: {
    name: "a word for a domain",
    edits: [
      ["src/dsl/check/expressions/builtins.ts", '["spaces", ', '["probeDomainWord", "spaces", '],
    ],
    layers: ["check", "services"],
  },
  probePartWord: {
    name: "a word for a part",
    edits: [["src/dsl/check/expressions/builtins.ts", '["size", ', '["probePartWord", "size", ']],
    layers: ["check", "services"],
  },
  probeAstExpr: {
    name: "an expression as it is written",
    edits: [
      [
        "src/dsl/syntax/ast.ts",
        "export type Expr =\n",
        'export type Expr =\n  | ({ readonly kind: "probeAstExpr"; readonly probe: Expr; readonly span: Span })\n',
      ],
    ],
    layers: ["syntax", "check", "mutate"],
  },
  probeAstStmt: {
    name: "a statement as it is written",
    edits: [
      [
        "src/dsl/syntax/ast.ts",
        "export type Stmt =\n",
        'export type Stmt =\n  | ({ readonly kind: "probeAstStmt"; readonly probe: Expr; readonly span: Span })\n',
      ],
    ],
    layers: ["check", "mutate"],
  },
};

/** The places at which an addition is missed, by layer: those whose type errors name it. */
function missed(added: readonly string[]): ReadonlyMap<string, readonly [string, string[]][]> {
  const errors = errorsWith(added.flatMap((probe) => constructs[probe]?.edits ?? []));
  return new Map(
    added.map((probe) => {
      const named = errors.filter(({ text }) => text.includes(probe));
      const layers = Map.groupBy(named, ({ layer }) => layer);
      return [
        probe,
        [...layers].map(([layer, all]) => [layer, [...new Set(all.map(({ place }) => place))]]),
      ];
    }),
  );
}

const copy = mkdtempSync(join(tmpdir(), "regelwerk-exhaustive-"));
beforeAll(() => {
  for (const name of ["src/dsl", "src/mutate", "tsconfig.json"])
    cpSync(name, join(copy, name), { recursive: true });
  const settings = {
    extends: "./src/dsl/tsconfig.json",
    compilerOptions: { noErrorTruncation: true },
    include: ["src/dsl/index.ts", "src/mutate/mutants-of.ts"],
  };
  writeFileSync(join(copy, "tsconfig.probe.json"), JSON.stringify(settings));
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"), "junction");
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

interface MissedPlace {
  readonly layer: string;
  readonly place: string;
  readonly text: string;
}

/** Makes the edits in the copy, asks the type checker, and takes them back. */
function errorsWith(edits: Construct["edits"]): readonly MissedPlace[] {
  const originals = new Map<string, string>();
  for (const [path, from, to] of edits) {
    const file = join(copy, path);
    const text = readFileSync(file, "utf8");
    if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
    if (!originals.has(file)) originals.set(file, text);
    writeFileSync(file, text.replace(from, to));
  }
  const words = [resolve(tsc), "-p", "tsconfig.probe.json", "--noEmit", "--pretty", "false"];
  const { stdout } = spawnSync(process.execPath, words, {
    cwd: copy,
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  for (const [file, text] of originals) writeFileSync(file, text);
  // An error is a line with its place; what explains it stands indented below.
  return stdout.split(/\n(?=\S)/).flatMap((text) => {
    const [, path, line] = /^src\/([^(]+)\((\d+),/.exec(text) ?? [];
    if (path === undefined) {
      if (text.trim() !== "") throw new Error(text);
      return [];
    }
    const [top = "", folder = ""] = path.split("/");
    return [{ layer: top === "dsl" ? folder : top, place: `${path}:${line}`, text }];
  });
}

// All at once, which takes one check; in the long run also each alone.
const runs = [
  Object.keys(constructs),
  ...(isSoak ? Object.keys(constructs).map((one) => [one]) : []),
];

test.each(runs.map((added) => [added.join(", "), added] as const))(
  "%s: missed wherever it has to be known",
  (_, added) => {
    const found = missed(added);
    for (const probe of added) {
      const { name, layers } = constructs[probe] as Construct;
      const places = new Map(found.get(probe));
      const counts = [...places].map(([layer, all]) => `${layer} ${all.length}`).join(", ");
      console.log(`${name}: ${counts}`);

      expect(
        layers.filter((layer) => !places.has(layer)),
        `${name} is not missed there`,
      ).toEqual([]);
    }
  },
);
