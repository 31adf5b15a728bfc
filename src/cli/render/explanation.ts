// `why ACTION …` in a match in the terminal: explains why an action is possible or not.

import type { Game, MoveMeta, State } from "../../dsl/index.ts";
import { readValue } from "../../play/session/value-names.ts";
import type { Shell } from "../shell.ts";

/** Explains `take`, `take(number: 2)` or `take number: 2`. */
export function renderExplanation(
  shell: Shell,
  game: Game,
  state: State,
  question: string,
): string {
  const [, action = "", inside = ""] = /^(\w*)\s*\(?([^)]*)\)?$/.exec(question.trim()) ?? [];
  const move = game.meta.moves.find(({ id }) => id === action);
  if (move === undefined) {
    const known = [...new Set(game.meta.moves.map(({ id }) => id))];
    const word = action || question;
    return word === "" ? shell.texts.whyWhat(known) : shell.texts.unknownAction(word, known);
  }
  const read = readArguments(shell, game, move, inside);
  if (typeof read === "string") return read;
  return explanation(shell, game, state, { action, args: read });
}

function explanation(
  { texts, language }: Shell,
  game: Game,
  state: State,
  request: { readonly action: string; readonly args: Readonly<Record<string, number>> },
): string {
  const { legal, reason, instead } = game.explain(state, request.action, request.args);
  if (legal) return texts.possible;
  const place = game.meta.sources[reason?.source.file ?? -1];
  const source = place === undefined ? "" : ` (${place.path}:${reason?.source.line})`;
  const lines = [
    reason === undefined ? texts.notPossible : reason.text[language] + source,
    ...(instead === undefined ? [] : [instead.text[language]]),
  ];
  return lines.join("\n");
}

/** Returns the arguments by name, or the message of an error. */
function readArguments(
  { texts }: Shell,
  game: Game,
  move: MoveMeta,
  inside: string,
): Record<string, number> | string {
  const args: Record<string, number> = {};
  for (const part of inside.split(",").filter((text) => text.trim() !== "")) {
    const [name = "", word = ""] = part.split(/[:=]/).map((text) => text.trim());
    const param = move.params.find(({ id }) => id === name);
    if (param === undefined) {
      return texts.unknownParameter(
        name,
        move.params.map(({ id }) => id),
      );
    }
    const value = readValue(game.meta, param.type, word);
    if (value === undefined) return texts.unknownValue(name, word);
    args[name] = value;
  }
  return args;
}
