// Why a goal cannot be reached from a position: a move that it needs and the rules refuse, the best
// way that is left where the goal is about points, or that every way has been tried.

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
  const refutation = isAboutPoints
    ? refuteByPoints(game, model, verdict)
    : (refuteByEnd(model) ?? refuteByMove(game, model) ?? refuteByTrial(game, model));
  const own = findLostText(model, game)?.why;
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

/** Says that nothing more can be done, if so. */
function refuteByEnd({ isOver, course }: RefutedTask): Refutation | undefined {
  if (!isOver) return undefined;
  const text = lessonStringsOf(course.stage.language).hasEnded;
  return { text, states: [], cross: undefined, label: "", missing: [] };
}

/** Says that no move leads to the goal any more: the verdict has tried all of them. */
function refuteByTrial(game: Game, { task, played, course }: RefutedTask): Refutation {
  const strings = lessonStringsOf(course.stage.language);
  const things = played.flatMap((option) => findTargets(game, task.seat, option));
  const cross = things.at(-1);
  return { text: strings.noWay, states: [], cross, label: strings.noWayLabel, missing: [] };
}

/**
 * Returns the reason against a move of the author's way that is still missing: the first one that is
 * due now, since a move of another decision has no reason of its own.
 */
function refuteByMove(game: Game, model: RefutedTask): Refutation | undefined {
  const { task, played, course } = model;
  const legal = game.options(course.stage.state);
  const left = task.solution.filter((one) => !played.includes(one) && !legal.includes(one));
  const isPiece = ({ holder, id }: BoardTarget) =>
    holder === "zone" && game.meta.zones[id]?.element.kind === "kind";
  const hasPieces = (option: number) =>
    findTargets(game, task.seat, option)
      .filter(isPiece)
      .every((thing) => isPresent(course.stage, thing));
  for (const option of [...left.filter(hasPieces), ...left.slice(-1)]) {
    const found = reasonAgainst(game, model, option);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns why a move is refused, or `undefined` if another decision is due. */
function reasonAgainst(game: Game, model: RefutedTask, option: number): Refutation | undefined {
  const { task, course } = model;
  const { state, language } = course.stage;
  const move = decodeMove(game, option);
  if (move === undefined) return undefined;
  const things = findTargets(game, task.seat, option);
  const gone = things.filter((one) => one.holder === "zone" && !isPresent(course.stage, one));
  const args = Object.fromEntries(
    move.move.params.flatMap(({ id, source }, index) => {
      const value = move.args[index];
      const isGone = gone.some((one) => one.id === source?.id && one.value === value);
      return value === undefined || isGone ? [] : [[id, value] as const];
    }),
  );
  const explain = (at: State) => game.explain(at, move.move.id, args);
  const { reason } = explain(state);
  if (reason === undefined || reason.need === "notNow") return undefined;
  const reasonText = say(reason.text, language);
  const said = capitalised(say(game.says(option), language));
  const cross = things.findLast(({ holder }) => holder === "grid") ?? things.at(-1);
  const isCleared = (at: State) => explain(at).reason?.need !== reason.need;
  return {
    text: lessonStringsOf(language).blocked(said, reasonText),
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
