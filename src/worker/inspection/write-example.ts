// Writes an example from the last move of a match into an author's file, and verifies it.

import {
  type Compiled,
  type DisplayText,
  type Game,
  type IncrementalCompiler,
  loadGame,
  playoutPasses,
  type RulesFile,
} from "../../dsl/index.ts";
import { loadSession } from "../../play/session/load-session.ts";
import type { Session } from "../../play/session/session.ts";
import { createExample, type Past } from "../../playground/example-writer/example-from-match.ts";
import { findInsertPosition, withBlock } from "../../playground/example-writer/insert-position.ts";
import { type ExampleDraft, printExample } from "../../playground/example-writer/print-example.ts";

/** The result: a new text of the file, or the reason why there is none. */
export type WrittenExample =
  /** The whole text of the file, including the example. */
  | { readonly kind: "written"; readonly id: string; readonly path: string; readonly text: string }
  | { readonly kind: "problem"; readonly text: DisplayText };

/** The compiled rules with their sources. */
interface ExampleWriterInput {
  readonly project: IncrementalCompiler;
  readonly sources: readonly RulesFile[];
  readonly variants: readonly string[];
  readonly compiled: Compiled;
  readonly game: Game;
}

/** Creates an example from the last move of a recorded match, for the file with this path. */
export function writeExample(
  input: ExampleWriterInput,
  record: string,
  path: string,
): WrittenExample {
  const file = input.sources.find((source) => source.path === path);
  const opened = loadSession(input.game, record);
  if (file === undefined || opened.kind === "problem" || opened.session.position === 0) {
    return { kind: "problem", text: noMove };
  }
  const written = createExample(input.compiled, pastOf(opened.session));
  if (written === undefined) return { kind: "problem", text: noPosition };
  const { id, proves } = written.example;
  // Some fired rules have names that examples cannot prove; the move is always valid.
  for (const some of [proves, proves.slice(0, 1), []]) {
    const text = textWith(input, file, {
      ...written,
      example: { ...written.example, proves: some },
    });
    if (holds(input, { path, text }, id)) return { kind: "written", id, path, text };
  }
  return { kind: "problem", text: noPosition };
}

function pastOf(session: Session): Past {
  const { table, past } = session;
  return {
    options: table.options,
    players: table.seats.length,
    moves: past.map((move, at) => ({ ...move, before: session.stateAt(at) })),
  };
}

function textWith(
  { compiled }: ExampleWriterInput,
  file: RulesFile,
  written: ExampleDraft,
): string {
  const place = findInsertPosition(file);
  return withBlock(file, place, printExample(compiled.meta, written, place.indent));
}

/** Tests whether the changed file compiles and its example holds. */
function holds(
  { project, sources, variants }: ExampleWriterInput,
  file: RulesFile,
  id: string,
): boolean {
  const changed = sources.map((source) => (source.path === file.path ? file : source));
  const { compiled } = project.compile(changed, variants, { without: playoutPasses });
  return compiled?.meta.examples.some((one) => one.id === id) === true
    ? loadGame(compiled).runExample(id).passed
    : false;
}

const noMove: DisplayText = {
  de: "Am Spieltisch ist noch kein Zug gemacht. Spiele einen; dann wird daraus ein Beispiel.",
  en: "No move has been made at the table yet. Play one, and it becomes an example.",
};

const noPosition: DisplayText = {
  de: "Dieser Zug lässt sich nicht allein erzählen, weil zu viel vor ihm geschah. Versuche es mit einem anderen.",
  en: "This move cannot be told by itself, because too much happened before it. Try it with another one.",
};
