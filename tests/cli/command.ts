// Runs the command as a person would in a terminal, in a folder of its own: within this process, or
// as a process where that is what a test is about.

import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { runRegel, shellFor } from "../../src/cli/run.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));
const main = join(project, "src/cli/main.mjs");

export interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Surroundings {
  readonly cwd: string;
  /** What is typed, line by line. */
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Closes the pipe behind the command before it has written anything. */
  readonly closesOutput?: boolean;
  /** A file that standard output goes to, through a shell. */
  readonly outputTo?: string;
  /** Ends the command as Ctrl-C does, after so many milliseconds. */
  readonly interruptAfter?: number;
}

// Threads of a command start sooner, as they do where it is a process.
enableCompileCache();

/** Commands that run in this process share its working directory, so they run one after another. */
let previous: Promise<unknown> = Promise.resolve();

/** Runs `regel` with these words; as a process where its output or its end is that of one. */
export function regel(words: readonly string[], surroundings: Surroundings): Promise<Ran> {
  const { closesOutput, outputTo, interruptAfter } = surroundings;
  const needsProcess = closesOutput ?? outputTo ?? interruptAfter;
  if (needsProcess !== undefined) return regelProcess(words, surroundings);
  const ran = previous.then(() => regelHere(words, surroundings));
  previous = ran.catch(() => {});
  return ran;
}

/** Runs `regel` in this process, as `regel.ts` does in one of its own. */
async function regelHere(
  words: readonly string[],
  { cwd, input = "", env = {} }: Surroundings,
): Promise<Ran> {
  const [stdout, stderr] = [new TextStream(), new TextStream()];
  const { LC_ALL: _, LC_MESSAGES: __, ...inherited } = process.env;
  const streams = {
    stdin: Readable.from([input]),
    stdout,
    stderr,
    env: { ...inherited, LANG: "C", ...env },
  };
  const before = process.cwd();
  process.chdir(cwd);
  try {
    const status = await runRegel(shellFor(words, streams), words);
    return { status, out: stdout.text, err: stderr.text };
  } finally {
    process.chdir(before);
  }
}

/** Keeps what is written to it. */
class TextStream extends Writable {
  text = "";

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

/** Runs `regel` as a process of its own. */
export function regelProcess(words: readonly string[], surroundings: Surroundings): Promise<Ran> {
  const {
    cwd,
    input = "",
    env = {},
    closesOutput = false,
    outputTo,
    interruptAfter,
  } = surroundings;
  const redirection = outputTo === undefined ? "" : ` > ${outputTo}`;
  const [program, args] =
    outputTo === undefined
      ? [process.execPath, [main, ...words]]
      : ["sh", ["-c", `"$0" "$@"${redirection}`, process.execPath, main, ...words]];
  const {
    LC_ALL: _,
    LC_MESSAGES: __,
    FORCE_COLOR: ___,
    NO_COLOR: ____,
    ...inherited
  } = process.env;
  const child = spawn(program, args, { cwd, env: { ...inherited, LANG: "C", ...env } });
  let [out, err] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text) => {
    out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    err += text;
  });
  if (closesOutput) child.stdout.destroy();
  child.stdin.on("error", () => {}); // The command may end before it has read everything.
  child.stdin.end(input);
  const interrupting = interruptAfter && setTimeout(() => child.kill("SIGINT"), interruptAfter);
  return new Promise((resolve) => {
    child.on("close", (status) => {
      clearTimeout(interrupting);
      resolve({ status, out, err });
    });
  });
}

/** Runs `regel` and ends it as Ctrl-C does. Where it had not begun to work, it gets longer. */
export async function interruptedRegel(
  words: readonly string[],
  cwd: string,
  milliseconds = 3000,
): Promise<Ran> {
  const ran = await regel(words, { cwd, interruptAfter: milliseconds });
  const isTooEarly = ran.out === "" && milliseconds < 60_000;
  return isTooEarly ? interruptedRegel(words, cwd, 3 * milliseconds) : ran;
}

/** A record of a game that is not among the classics. */
const otherRecord = `regelwerk-record 1
game shogi
rules 0000000000000000
variant none
player Anna human
seed 1
unfinished
`;

/** A game without examples. */
const bareGame = `game bare { de "Kahl" en "Bare" players 2..2 }
flow { each player { score 1 as turn } }
reason turn { de "Zug" en "turn" }
ranking { most score }
`;

/** A folder with the classics under `rules`, a game without examples, a file with an error, and files that are no rules. */
export function exampleFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "regel-"));
  cpSync(join(project, "rules/classics"), join(folder, "rules"), { recursive: true });
  mkdirSync(join(folder, "empty"));
  writeFileSync(join(folder, "broken.regel"), "game broken {\n");
  writeFileSync(join(folder, "bare.regel"), bareGame);
  writeFileSync(join(folder, "notes.txt"), "Milk, bread\n");
  writeFileSync(join(folder, "shogi.txt"), otherRecord);
  writeFileSync(join(folder, "binary.regel"), new Uint8Array([0xff, 0xfe, 0x00, 0xd8]));
  return folder;
}

export function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
