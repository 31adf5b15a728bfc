// The exported names of the sources, and which of them other files import.

import { readFileSync } from "node:fs";
import { posix } from "node:path";
import ts from "typescript";
import { filesIn, type SourceFile } from "./source-files.ts";

export interface ExportedName {
  readonly path: string;
  readonly name: string;
}

/** Every name that a file of `src` exports by its own declaration. */
export function exportedNames(): ExportedName[] {
  return filesIn(["src"], [".ts", ".svelte"]).flatMap((file) => {
    const names = treeOf(file).statements.filter(isExported).flatMap(namesDeclared);
    return [...new Set(names)].map((name) => ({ path: file.path, name }));
  });
}

/**
 * Which names of which files are imported, as `path name`; `path *` where a file is imported whole.
 * Imports from all of the project count, also those of tests.
 */
export function importedNames(): ReadonlySet<string> {
  const folders = ["src", "tests", "e2e", "bench", "scripts"];
  const files = filesIn(folders, [".ts", ".mjs", ".svelte", ".astro", ".mdx"]);
  const configs = ["astro.config.mjs", "ec.config.mjs"].map((path) => ({
    path,
    text: readFileSync(path, "utf8"),
  }));
  return new Set([...files, ...configs].flatMap(importsOf));
}

function importsOf(file: SourceFile): string[] {
  const found: string[] = [];
  const target = (path: string) => posix.join(posix.dirname(file.path), path);
  // All other imports stand at the top of a file.
  const goesDeep = scriptOf(file).includes("import(");
  const visit = (node: ts.Node): void => {
    const from = moduleOf(node);
    if (from?.startsWith(".")) {
      for (const name of namesTaken(node, file)) found.push(`${target(from)} ${name}`);
    }
    if (goesDeep) ts.forEachChild(node, visit);
  };
  ts.forEachChild(treeOf(file), visit);
  return found;
}

/** The module that a node imports from or re-exports. */
function moduleOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    const { moduleSpecifier } = node;
    return moduleSpecifier && ts.isStringLiteral(moduleSpecifier)
      ? moduleSpecifier.text
      : undefined;
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    const { literal } = node.argument;
    return ts.isStringLiteral(literal) ? literal.text : undefined;
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [argument] = node.arguments;
    return argument && ts.isStringLiteral(argument) ? argument.text : undefined;
  }
  return undefined;
}

/** The names that it takes; `*` for all. */
function namesTaken(node: ts.Node, file: SourceFile): string[] {
  if (ts.isExportDeclaration(node)) {
    const { exportClause } = node;
    return exportClause && ts.isNamedExports(exportClause)
      ? exportClause.elements.map(originalName)
      : ["*"];
  }
  if (ts.isImportTypeNode(node)) {
    return node.qualifier ? [node.qualifier.getText().split(".")[0] ?? "*"] : ["*"];
  }
  if (!ts.isImportDeclaration(node)) return ["*"];
  const bindings = node.importClause?.namedBindings;
  if (bindings === undefined) return [];
  if (ts.isNamedImports(bindings)) return bindings.elements.map(originalName);
  const namespace = bindings.name.text;
  const script = scriptOf(file).replace(/^import [^;]*;/gm, "");
  // As a value of its own, such as in `Object.values(tokens)`, it stands for all names.
  if (new RegExp(`\\b${namespace}\\b(?!\\.)`).test(script)) return ["*"];
  const used = new RegExp(`\\b${namespace}\\.(\\w+)`, "g");
  return [...script.matchAll(used)].map(([, name = ""]) => name);
}

function originalName(specifier: ts.ImportSpecifier | ts.ExportSpecifier): string {
  return (specifier.propertyName ?? specifier.name).text;
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function namesDeclared(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const { name } = statement as ts.Statement & { readonly name?: ts.Identifier };
  return name === undefined ? [] : [name.text];
}

function treeOf(file: SourceFile): ts.SourceFile {
  const kind = file.path.endsWith(".mjs") ? ts.ScriptKind.JS : ts.ScriptKind.TS;
  return ts.createSourceFile(file.path, scriptOf(file), ts.ScriptTarget.Latest, true, kind);
}

/** The script of a component or page; of other files the whole text. */
function scriptOf({ path, text }: SourceFile): string {
  if (path.endsWith(".mdx")) return (text.match(/^import .*$/gm) ?? []).join("\n");
  const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, s]) => s);
  if (path.endsWith(".svelte")) return scripts.join("\n;\n");
  if (path.endsWith(".astro")) {
    return [/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? "", ...scripts].join("\n;\n");
  }
  return text;
}
