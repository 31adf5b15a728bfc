// Themes for code blocks in the site's colours, light and dark.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { scopeOf } from "../dsl/index.ts";

/** A Shiki theme. Pages select it by its name in `data-theme`. */
export interface CodeTheme {
  readonly name: "light" | "dark";
  readonly type: "light" | "dark";
  readonly colors: Readonly<Record<string, string>>;
  readonly tokenColors: readonly {
    readonly scope: readonly string[];
    readonly settings: { readonly foreground: string; readonly fontStyle?: string };
  }[];
}

/** Colours of terminal output. */
const terminalColours = {
  light: {
    "terminal.ansiRed": "#b0202f",
    "terminal.ansiYellow": "#7a4a00",
    "terminal.ansiCyan": "#0b6470",
  },
  dark: {
    "terminal.ansiRed": "#ff9aa3",
    "terminal.ansiYellow": "#f0b56a",
    "terminal.ansiCyan": "#7fd6e0",
  },
} as const;

/** Returns both themes, the light one first. */
export function codeThemes(): [CodeTheme, CodeTheme] {
  return [codeTheme("light"), codeTheme("dark")];
}

/** Returns the colour of a design token in a theme: `ink` → `#262019`. */
export function colourOf(token: string, theme: CodeTheme["name"]): string {
  const pattern = new RegExp(`--${token}: light-dark\\((#[0-9a-f]+), (#[0-9a-f]+)\\);`);
  const [, light, dark] = pattern.exec(tokens()) ?? [];
  const colour = theme === "light" ? light : dark;
  if (colour === undefined) throw new Error(`src/styles/tokens.css has no colour --${token}.`);
  return colour;
}

let text: string | undefined;

function tokens(): string {
  // Relative to the working directory, the project's folder: this file may have been bundled.
  text ??= readFileSync(join(process.cwd(), "src/styles/tokens.css"), "utf8");
  return text;
}

function codeTheme(name: CodeTheme["name"]): CodeTheme {
  const paint = (token: string, scopes: readonly string[], fontStyle?: string) => ({
    // Other languages have other suffixes for the same scopes.
    scope: scopes.map((scope) => scope.replace(/\.regel$/, "")),
    settings: { foreground: colourOf(token, name), ...(fontStyle && { fontStyle }) },
  });
  return {
    name,
    type: name,
    colors: {
      "editor.background": colourOf("surface-raised", name),
      "editor.foreground": colourOf("ink", name),
      ...terminalColours[name],
    },
    tokenColors: [
      paint("code-word", ["keyword", "storage", scopeOf("word")]),
      paint("code-declaration", [scopeOf("declaration")], "bold"),
      paint("code-statement", [scopeOf("statement")], "bold"),
      paint("code-number", [scopeOf("constant"), scopeOf("number"), "constant.character.escape"]),
      paint("code-sign", [scopeOf("operator"), scopeOf("punctuation")]),
      paint("code-type", ["entity.name.type", "entity.name.tag", "variable.other.hole"]),
      paint("code-string", ["string", "punctuation.definition.string"]),
      paint("code-type", ["string variable.other.hole", "string punctuation.section.embedded"]),
      paint("code-comment", ["comment"], "italic"),
    ],
  };
}
