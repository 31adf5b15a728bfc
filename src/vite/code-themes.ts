// Themes for code blocks in the site's colours, light and dark.

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

/** Returns both themes, the light one first, in the colours of `src/styles/tokens.css`. */
export function codeThemes(tokens: string): [CodeTheme, CodeTheme] {
  return [codeTheme(tokens, "light"), codeTheme(tokens, "dark")];
}

/** Returns the colour of a design token in a theme: `ink` → `#262019`. */
export function colourOf(tokens: string, token: string, theme: CodeTheme["name"]): string {
  const pattern = new RegExp(`--${token}: light-dark\\((#[0-9a-f]+), (#[0-9a-f]+)\\);`);
  const [, light, dark] = pattern.exec(tokens) ?? [];
  const colour = theme === "light" ? light : dark;
  if (colour === undefined) throw new Error(`The styles have no colour --${token}.`);
  return colour;
}

function codeTheme(tokens: string, name: CodeTheme["name"]): CodeTheme {
  const paint = (token: string, scopes: readonly string[], fontStyle?: string) => ({
    // Other languages have other suffixes for the same scopes.
    scope: scopes.map((scope) => scope.replace(/\.regel$/, "")),
    settings: { foreground: colourOf(tokens, token, name), ...(fontStyle && { fontStyle }) },
  });
  return {
    name,
    type: name,
    colors: {
      "editor.background": colourOf(tokens, "surface-raised", name),
      "editor.foreground": colourOf(tokens, "ink", name),
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
