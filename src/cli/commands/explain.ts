// `regel explain [CODE]`: explains a diagnostic code, with a wrong and a corrected program.

import { readFileSync } from "node:fs";
import { findNearest, titleOf, topics, topicText } from "../../dsl/index.ts";
import { allCodes, codePage, isCode, type Programs } from "../../explain/page.ts";
import type { Arguments, Command } from "../arguments.ts";
import { paintWith } from "../render/terminal-text.ts";
import { CommandError, type Shell } from "../shell.ts";

export const explainCommand: Command = {
  flags: {},
  run: explain,
};

function explain(shell: Shell, { words }: Arguments): number {
  const [word, extra] = words;
  if (extra !== undefined) throw new CommandError(shell.texts.tooMany(extra));
  if (word === undefined) shell.out(codeList(shell));
  else if (isCode(word)) shell.out(explained(shell, word));
  else throw new CommandError(shell.texts.unknownCode(word, findNearest(word, allCodes)));
  return 0;
}

/** Renders all codes with titles, by topic. */
function codeList({ language, colours }: Shell): string {
  const width = Math.max(...allCodes.map((code) => code.length));
  return topics
    .map(({ topic, codes }) => {
      const lines = codes.map((code) => `  ${code.padEnd(width)}  ${titleOf(language, code)}`);
      return [colours.bold(topicText(language, topic)), ...lines].join("\n");
    })
    .join("\n\n");
}

function explained(shell: Shell, code: (typeof allCodes)[number]): string {
  const { texts, language, colours } = shell;
  const page = codePage(language, code, programsOf(code), paintWith(colours));
  const heading = (text: string) => ["", colours.bold(text), ""];
  return [
    `${colours.bold(page.title)} (${page.severityText}: ${code})`,
    "",
    page.why,
    ...heading(texts.wrongProgram),
    ...marked(page.wrong, page.changed.wrong, colours.red("-")),
    ...heading(texts.saysAbout),
    page.report,
    ...heading(texts.rightProgram),
    ...marked(page.right, page.changed.right, colours.green("+")),
    "",
  ].join("\n");
}

/** Renders a program, with a sign in front of the changed lines. */
function marked(program: string, changed: readonly number[], sign: string): string[] {
  return program
    .split("\n")
    .map((line, index) => `${changed.includes(index + 1) ? sign : " "} ${line}`.trimEnd());
}

function programsOf(code: string): Programs {
  const read = (name: string) =>
    readFileSync(new URL(`../../content/codes/${code}/${name}.regel`, import.meta.url), "utf8");
  return { wrong: read("wrong"), right: read("right") };
}
