// Mistakes of a reviewed match: positions that are restored from its record, to be played again.

import type { DisplayText, MatchGame, State } from "../../dsl/index.ts";
import type { PlayedDecision } from "../coach/review.ts";
import { loadSession } from "../session/load-session.ts";
import { parseRecords } from "../session/parse-record.ts";
import { endLines, type GameRecord, type RecordLine, writeRecord } from "../session/record.ts";

export interface Mistake {
  /** Hash of the record and the seat: a match that is reviewed again has the same mistakes. */
  readonly id: string;
  /** Hash of the record of the whole match. */
  readonly match: string;
  /** Id of the game; everything else about its rules is in the record. */
  readonly game: string;
  /** Record of the match up to the position. */
  readonly record: string;
  readonly seat: number;
  /** The move that was played, and the one that the review preferred, in notation. */
  readonly chosen: string;
  readonly better: string;
  /** The loss: expected final points, and share of wins. */
  readonly score: number;
  readonly win: number;
  /** Why the better move is good, in one sentence. */
  readonly reason: DisplayText | undefined;
}

/** The part of a reviewed decision that mistakes are made from. */
interface Reviewed {
  readonly blunder:
    | {
        readonly chosen: number;
        readonly better: number;
        readonly score: number;
        readonly win: number;
        readonly reason: DisplayText | undefined;
      }
    | undefined;
}

export interface RestoredPosition {
  readonly kind: "position";
  readonly state: State;
  readonly names: readonly string[];
  readonly chosen: number;
  readonly better: number;
  /** Whether the rules are those of the record, byte for byte. */
  readonly sameRules: boolean;
}

type Restored =
  | RestoredPosition
  /** Why present rules do not lead to the position. */
  | { readonly kind: "problem"; readonly text: DisplayText };

/** Collects the blunders of a match. `text` is its whole record; the lists are parallel. */
export function collectMistakes(
  game: MatchGame,
  text: string,
  decisions: readonly PlayedDecision[],
  reviewed: readonly Reviewed[],
): Mistake[] {
  const parsed = parseRecords(text);
  const record = parsed.kind === "records" ? parsed.records[0] : undefined;
  if (record === undefined) return [];
  return reviewed.flatMap(({ blunder }, ply): Mistake[] => {
    const decision = decisions[ply];
    if (blunder === undefined || decision === undefined) return [];
    const { state, seat } = decision;
    const before = writeRecord(cutRecord(game, record, ply, state));
    return [
      {
        id: hashText(`${before}${seat}`),
        match: hashText(text),
        game: game.meta.id,
        record: before,
        seat,
        chosen: game.notation(blunder.chosen),
        better: game.notation(blunder.better),
        score: blunder.score,
        win: blunder.win,
        reason: blunder.reason,
      },
    ];
  });
}

/** Restores the position of a mistake under present rules. */
export function restoreMistake(game: MatchGame, mistake: Mistake): Restored {
  const loaded = loadSession(game, mistake.record);
  if (loaded.kind === "problem") return { kind: "problem", text: loaded.problem.text };
  const { session, sameRules } = loaded;
  const { state, table } = session;
  if (game.decision(state)?.player !== mistake.seat) {
    return { kind: "problem", text: otherTurn };
  }
  const [chosen, better] = [mistake.chosen, mistake.better].map((one) =>
    game.readNotation(state, one),
  );
  if (chosen === undefined || better === undefined) throw new Error("Two moves were read.");
  if ("problem" in chosen) return { kind: "problem", text: chosen.problem };
  if ("problem" in better) return { kind: "problem", text: better.problem };
  const names = table.seats.map(({ name }) => name);
  return {
    kind: "position",
    state: state.slice(),
    names,
    chosen: chosen.option,
    better: better.option,
    sameRules,
  };
}

const otherTurn: DisplayText = {
  de: "Nach den heutigen Regeln ist hier jemand anderes am Zug.",
  en: "Under today’s rules it is another player's turn here.",
};

/** Returns the record of the first `ply` moves, which lead to `state`. */
function cutRecord(game: MatchGame, record: GameRecord, ply: number, state: State): GameRecord {
  const course = cutCourse(record.course, ply);
  const end = endLines(game, state, record.table.seats).map((text) => ({ text, line: 0 }));
  return { ...record, course, end };
}

/** Cuts before the next move, and before the seed that the RNG gets for it. */
function cutCourse(course: readonly RecordLine[], ply: number): readonly RecordLine[] {
  let moves = 0;
  const next = course.findIndex(({ kind }) => kind === "move" && moves++ === ply);
  const cut = next < 0 ? course : course.slice(0, next);
  return cut.at(-1)?.kind === "seed" ? cut.slice(0, -1) : cut;
}

/** Hashes a text to 64 bits (FNV-1a, forwards and backwards). */
function hashText(text: string): string {
  return [text, [...text].reverse().join("")].map(fnv).join("");
}

function fnv(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, "0");
}
