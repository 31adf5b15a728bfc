// Why a goal cannot be reached from a position: a move that it needs and the rules refuse, or the
// best way that is left.

import type { ExampleFact, Game, State } from "../../../dsl/index.ts";
import { capitalised, countNoun, say } from "../../../i18n/language.ts";
import { lessonStringsOf } from "../../../i18n/lesson/strings.ts";
import type { JudgedTask, Verdict } from "../../../play/verdict.ts";
import type { TableModel } from "../../board/table-model.svelte.ts";
import {
  type BoardTarget,
  createSpaceTarget,
  decodeMove,
  findTargets,
} from "../../board/targets.ts";
import type { TaskText } from "../lesson-schema.ts";
import type { Exercise } from "./exercise.ts";
import { findLostText } from "./verdict-text.ts";

export interface Refutation {
  /** One sentence. */
  readonly text: string;
  /** The positions of the proof, in order; empty if the present one shows it. */
  readonly states: readonly State[];
  /** What is crossed out, with a label. */
  readonly cross: BoardTarget | undefined;
  readonly label: string;
  /** Spaces of which one would have to be filled. */
  readonly missing: readonly BoardTarget[];
}

/** The parts of a task's model that a refutation needs. */
export interface RefutedTask {
  readonly task: JudgedTask;
  readonly part: { readonly exercise: Exercise; readonly text: TaskText };
  readonly played: readonly number[];
  /** Whether the turn of the task is over. */
  readonly isOver: boolean;
  readonly course: { readonly stage: TableModel };
}

type Wasteful = Extract<Verdict, { readonly kind: "but" }>;

/** Returns why the goal cannot be reached. */
export function refute(game: Game, model: RefutedTask, verdict: Wasteful): Refutation {
  const isAboutPoints = verdict.lost.some((index) => {
    const { condition, says } = model.part.exercise.goal[index] ?? { says: "" };
    return condition?.kind === "scores" || /\bscore\b/.test(says);
  });
  const found = isAboutPoints ? undefined : refuteByMove(game, model);
  const own = findLostText(model, game)?.why;
  const refutation = found ?? refuteByPoints(game, model, verdict);
  return own === undefined ? refutation : { ...refutation, text: own };
}

/** Plays out the way with the most points. */
function refuteByPoints(game: Game, model: RefutedTask, verdict: Wasteful): Refutation {
  const { task, course } = model;
  const { language, state: from } = course.stage;
  const strings = lessonStringsOf(language);
  const states: State[] = [];
  for (const option of verdict.bestWay) {
    const state = (states.at(-1) ?? from).slice();
    game.play(state, option);
    states.push(state);
  }
  const points = countNoun(game.meta.points, verdict.best, language);
  const isNothing = verdict.best === 0;
  const things = [...model.played, ...verdict.bestWay].flatMap((option) =>
    findTargets(game, task.seat, option),
  );
  return {
    text: isNothing ? strings.noPoints : strings.atMost(points),
    states,
    cross: things.findLast(({ holder }) => holder === "grid") ?? things.at(-1),
    label: isNothing ? strings.noPointsLabel : strings.atMostLabel(points),
    missing: [],
  };
}

/** Returns the reason against the first move of the author's way that is still missing. */
function refuteByMove(game: Game, model: RefutedTask): Refutation | undefined {
  const { task, played, course } = model;
  const { state, language } = course.stage;
  const strings = lessonStringsOf(language);
  if (model.isOver) {
    return { text: strings.hasEnded, states: [], cross: undefined, label: "", missing: [] };
  }
  const legal = game.options(state);
  const left = task.solution.filter((one) => !played.includes(one) && !legal.includes(one));
  const isThere = (thing: BoardTarget) => isPresent(course.stage, thing);
  const isPiece = ({ holder, id }: BoardTarget) =>
    holder === "zone" && game.meta.zones[id]?.element.kind === "kind";
  const pieces = (option: number) => findTargets(game, task.seat, option).filter(isPiece);
  const needed = left.find((option) => pieces(option).every(isThere)) ?? left.at(-1);
  const move = needed === undefined ? undefined : decodeMove(game, needed);
  if (needed === undefined || move === undefined) return undefined;
  const things = findTargets(game, task.seat, needed);
  const gone = things.filter((thing) => thing.holder === "zone" && !isThere(thing));
  const args = Object.fromEntries(
    move.move.params.flatMap(({ id, source }, index) => {
      const value = move.args[index];
      const isGone = gone.some((one) => one.id === source?.id && one.value === value);
      return value === undefined || isGone ? [] : [[id, value] as const];
    }),
  );
  const explain = (at: State) => game.explain(at, move.move.id, args);
  const { reason } = explain(state);
  if (reason === undefined) return undefined;
  const reasonText = say(reason.text, language);
  const cross = things.findLast(({ holder }) => holder === "grid") ?? things.at(-1);
  const isCleared = (at: State) => explain(at).reason?.need !== reason.need;
  return {
    text: strings.blocked(capitalised(say(game.says(needed), language)), reasonText),
    states: [],
    cross,
    label: reasonText,
    missing: cross === undefined ? [] : findMissing(game, state, cross, isCleared),
  };
}

function isPresent(stage: TableModel, { id, owner, index, value }: BoardTarget): boolean {
  const holdings = owner < 0 ? stage.view.shared : stage.view.players[owner];
  const zone = holdings?.zones.find((one) => one.id === id && one.index === index);
  return zone?.items.some((item) => item.value === value) === true;
}

/** Returns the empty spaces next to a space that would remove the reason if something lay there. */
function findMissing(
  game: Game,
  state: State,
  { holder, id, owner, value }: BoardTarget,
  isCleared: (state: State) => boolean,
): BoardTarget[] {
  const view = owner < 0 ? game.view(state).shared : game.view(state).players[owner];
  const cells = view?.grids.find((grid) => grid.id === id)?.cells ?? [];
  const spaces = game.meta.shapes[game.meta.grids[id]?.shape ?? -1]?.cells ?? [];
  const from = spaces[value ?? -1];
  const piece = cells.find((element) => element >= 0);
  if (holder !== "grid" || from === undefined || piece === undefined) return [];
  const items = cells.flatMap((element, cell) => (element < 0 ? [] : [{ element, cell }]));
  return spaces.flatMap(({ x, y }, cell) => {
    const isNext = Math.hypot(x - from.x, y - from.y) < 1.1 && cell !== value;
    if (!isNext || (cells[cell] ?? -1) >= 0) return [];
    const fact: ExampleFact = {
      kind: "grid",
      id,
      player: owner,
      items: [...items, { element: piece, cell }],
    };
    return isCleared(game.withFacts(state, [fact])) ? [createSpaceTarget(id, owner, cell)] : [];
  });
}
