// Resumes saved matches. A file of its own, because reading records is needed only for those.

import type { MatchGame } from "../../dsl/index.ts";
import { parseRecords } from "./parse-record.ts";
import type { GameRecord } from "./record.ts";
import type { RecordProblem } from "./record-problems.ts";
import { replay } from "./replay.ts";
import { type Session, startSession } from "./session.ts";

type OpenedSession =
  | { readonly kind: "session"; readonly session: Session; readonly sameRules: boolean }
  | { readonly kind: "problem"; readonly problem: RecordProblem };

/** Resumes a saved game: the first record of the text. */
export function loadSession(game: MatchGame, text: string): OpenedSession {
  const parsed = parseRecords(text);
  if (parsed.kind === "problem") return parsed;
  const [record] = parsed.records;
  if (record === undefined) throw new Error("A text without records is a problem.");
  return sessionFromRecord(game, record);
}

/** Resumes a recorded game after its last move, or returns the problem of the record. */
function sessionFromRecord(game: MatchGame, record: GameRecord): OpenedSession {
  const replayed = replay(game, record);
  if (replayed.kind === "problem") return replayed;
  const session = startSession(game, record.table);
  for (const { option, seed } of replayed.moves) session.play(option, seed);
  return { kind: "session", session, sameRules: replayed.sameRules };
}
