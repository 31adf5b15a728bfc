// The rules of a match by message, where they may run: those of the site in the page, those of a
// player in a web worker.

import { proxy, type Remote } from "comlink";
import type { MatchGame, State } from "../../../dsl/index.ts";
import {
  createSnapshotGame,
  type SnapshotGame,
} from "../../../dsl/runtime/game/position-snapshot.ts";
import { wordings } from "../../../i18n/wordings.ts";
import type { OwnSecrets, TurnProblem } from "../../../play/correspondence/follow.ts";
import type { MatchHead, MatchTurn } from "../../../play/correspondence/turn.ts";
import { type TurnStanding, TurnTable } from "../../../play/correspondence/turn-table.ts";
import type { MatchSnapshot } from "../../../play/session/match-snapshot.ts";
import type { Session } from "../../../play/session/session.ts";
import type { TurnFrame, TurnService } from "../../../worker/compare/turn-service.ts";
import type { ExplanationSource } from "../../board/explaining.ts";
import { digest } from "./digest.ts";

/** Where a match stands, and what the table shows. */
export interface SeenTurns {
  readonly kind: "seen";
  readonly standing: TurnStanding;
  /** The match in this page; `undefined` if it runs in a web worker, or has not started. */
  readonly session: Session | undefined;
  /** The match in a web worker, and its position. */
  readonly shown: { readonly match: MatchSnapshot; readonly state: State } | undefined;
}

export interface TurnSide {
  readonly game: MatchGame;
  readonly explains: ExplanationSource;
  /** Whether the rules are from elsewhere; then nothing but this side can play by them. */
  readonly isRemote: boolean;
  follow(
    turns: readonly MatchTurn[],
    own: OwnSecrets | undefined,
    draft: readonly string[],
  ): Promise<SeenTurns | TurnProblem>;
  choose(option: number): Promise<SeenTurns>;
  undo(): Promise<SeenTurns>;
  jump(position: number): Promise<SeenTurns>;
}

/** Returns a match by the rules of the site. */
export function turnsHere(game: MatchGame, head: MatchHead): TurnSide {
  const table = new TurnTable(game, head, digest);
  const seen = (standing: TurnStanding): SeenTurns => {
    return { kind: "seen", standing, session: table.session, shown: undefined };
  };
  return {
    game,
    explains: game,
    isRemote: false,
    async follow(turns, own, draft) {
      const followed = await table.follow(turns, own, draft);
      return followed.kind === "problem" ? followed : seen(followed);
    },
    choose: async (option) => seen(table.choose(option)),
    undo: async () => seen(table.undo()),
    jump: async (position) => seen(table.jump(position)),
  };
}

/** Returns a match by rules that run in a web worker. */
export async function turnsThere(remote: Remote<TurnService>, head: MatchHead): Promise<TurnSide> {
  const { meta, picture } = await remote.opening();
  await remote.begin(head, proxy(digest));
  const display = createSnapshotGame(meta, wordings, (state, action, args) =>
    remote.explain(state, action, args),
  );
  const seen = ({ standing, match, picture: at }: TurnFrame): SeenTurns => {
    const shown = match && at && { match, state: display.show(at) };
    return { kind: "seen", standing, session: undefined, shown };
  };
  return {
    game: pictured(display, display.show(picture)),
    explains: display,
    isRemote: true,
    async follow(turns, own, draft) {
      const frame = await remote.follow(turns, own, draft);
      return "kind" in frame ? frame : seen(frame);
    },
    choose: async (option) => seen(await remote.choose(option)),
    undo: async () => seen(await remote.undo()),
    jump: async (position) => seen(await remote.jump(position)),
  };
}

/** Returns a game that shows pictures, and refuses all that would run its program. */
function pictured(display: SnapshotGame, start: State): MatchGame {
  const inWorker = (): never => {
    throw new Error("These rules run in a web worker.");
  };
  return {
    ...display,
    options: (state) => [...display.options(state)],
    ranking: (state) => display.ranking(state).map((seats) => [...seats]),
    standing: (state) => display.standing(state).map((values) => [...values]),
    start: () => start,
    covered: (state) => state,
    play: inWorker,
    explain: inWorker,
    readNotation: inWorker,
    played: inWorker,
    reseed: inWorker,
    chanceMark: inWorker,
  };
}
