// `regel cat FILE[:LINE[-LINE]]`: prints a rules file with syntax colours, by the editors' grammar.

import type { LanguageRegistration } from "shiki/core";
import type { Highlight } from "../../dsl/index.ts";
import { highlightOfScopes, textmateGrammar } from "../../dsl/index.ts";
import { type Arguments, type Command, readOnlyWord } from "../arguments.ts";
import { readRulesFile } from "../files.ts";
import { createStyles } from "../render/terminal-text.ts";
import { CommandError, type Shell } from "../shell.ts";

export const catCommand: Command = {
  flags: { colour: "switch", numbers: "switch" },
  run: printFile,
};

async function printFile(shell: Shell, args: Arguments): Promise<number> {
  const { path, first, last } = partOf(shell, readOnlyWord(shell, args, "cat", "file"));
  const text = readRulesFile(shell, path).replace(/\r?\n$/, "");
  const isColourful = shell.isColourful || args.values.has("colour");
  const lines = isColourful ? await colouredLines(text) : text.split(/\r?\n/);
  if (first > lines.length)
    throw new CommandError(shell.texts.noSuchLine(path, first, lines.length));
  const shown = lines.slice(first - 1, last);
  const width = String(first + shown.length - 1).length;
  const { dim } = createStyles(isColourful);
  const numbered = (line: string, index: number) =>
    `${dim(`${String(first + index).padStart(width)} |`)} ${line}`.trimEnd();
  shell.out((args.values.has("numbers") ? shown.map(numbered) : shown).join("\n"));
  return 0;
}

interface Part {
  readonly path: string;
  /** From 1; the last line is included. */
  readonly first: number;
  readonly last: number;
}

/** Parses `reef.regel:10-20`: a file with lines 10 to 20; a name alone is the whole file. */
function partOf(shell: Shell, word: string): Part {
  const [, path = word, first, dash, last] = /^(.+?):(\d+)(-)?(\d+)?$/.exec(word) ?? [];
  if (first === undefined) return { path, first: 1, last: Number.POSITIVE_INFINITY };
  const from = Number(first);
  const to = last === undefined ? (dash ? Number.POSITIVE_INFINITY : from) : Number(last);
  if (from < 1 || to < from) throw new CommandError(shell.texts.notLines(word));
  return { path, first: from, last: to };
}

/** Terminal style of each kind of token, from the terminal's own palette. */
const styles: Readonly<Record<Highlight, (text: string) => string>> = (() => {
  const { bold, magenta, blue, cyan, yellow, green, gray } = createStyles(true);
  return {
    declaration: (text) => bold(magenta(text)),
    statement: (text) => bold(blue(text)),
    word: blue,
    constant: cyan,
    number: cyan,
    string: green,
    operator: yellow,
    punctuation: String,
    name: String,
    comment: gray,
  };
})();

/** Returns the lines of a text with colours. */
async function colouredLines(text: string): Promise<string[]> {
  const { createHighlighterCore } = await import("shiki/core");
  const { createJavaScriptRegexEngine } = await import("shiki/engine/javascript");
  const highlighter = await createHighlighterCore({
    // Shiki declares its grammars as mutable.
    langs: [textmateGrammar() as LanguageRegistration],
    // Colours are chosen by scope below, but Shiki needs a theme.
    themes: [{ name: "scopes", settings: [] }],
    engine: createJavaScriptRegexEngine(),
  });
  const lines = highlighter.codeToTokensBase(text, {
    lang: "regel",
    theme: "scopes",
    includeExplanation: "scopeName",
    // No time limit: on a busy machine the first line is slow, and a partial result would be wrong.
    tokenizeTimeLimit: 0,
  });
  return lines.map((tokens) =>
    tokens
      .flatMap(({ explanation = [] }) => explanation)
      .map(({ content, scopes }) => {
        return styles[highlightOfScopes(scopes.map(({ scopeName }) => scopeName))](content);
      })
      .join(""),
  );
}
