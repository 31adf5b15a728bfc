// An example written for an author: made of the game at their table, put into their file, proved.

import {
  type Compiled,
  type DisplayText,
  type Game,
  type IncrementalCompiler,
  loadGame,
  playoutOptimizations,
  type RulesFile,
} from "../../dsl/index.ts";
import { loadSession, type Session } from "../../play/session/session.ts";
import { createExample, type Past } from "../../playground/example-writer/example-from-match.ts";
import { findInsertPosition, withBlock } from "../../playground/example-writer/insert-position.ts";
import { type ExampleDraft, printExample } from "../../playground/example-writer/print-example.ts";

export type WrittenExample =
  /** The whole text of the file with the example in it. */
  | { readonly kind: "written"; readonly id: string; readonly path: string; readonly text: string }
  | { readonly kind: "problem"; readonly text: DisplayText };

/** What is needed to write one. */
interface ExampleWriterInput {
  readonly project: IncrementalCompiler;
  readonly sources: readonly RulesFile[];
  readonly variants: readonly string[];
  readonly compiled: Compiled;
  readonly game: Game;
}

/** Makes an example of the last move of a recorded game, for the file with this path. */
export function writeExample(
  desk: ExampleWriterInput,
  record: string,
  path: string,
): WrittenExample {
  const file = desk.sources.find((source) => source.path === path);
  const opened = loadSession(desk.game, record);
  if (file === undefined || opened.kind === "problem" || opened.session.position === 0) {
    return { kind: "problem", text: noMove };
  }
  const written = createExample(desk.compiled, pastOf(opened.session));
  if (written === undefined) return { kind: "problem", text: noPosition };
  const { id, proves } = written.example;
  // What fires is not always a name that an example may prove; the move always is.
  for (const some of [proves, proves.slice(0, 1), []]) {
    const text = textWith(desk, file, {
      ...written,
      example: { ...written.example, proves: some },
    });
    if (holds(desk, { path, text }, id)) return { kind: "written", id, path, text };
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

/** Whether the example stands there and comes true. */
function holds(
  { project, sources, variants }: ExampleWriterInput,
  file: RulesFile,
  id: string,
): boolean {
  const changed = sources.map((source) => (source.path === file.path ? file : source));
  const { compiled } = project.compile(changed, variants, { without: playoutOptimizations });
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
