// Big boards are drawn in tasks of limited work, counted in spaces.

import { expect, test } from "vitest";
import { DrawingQueue, MAX_SPACES_PER_TASK } from "../../src/components/board/drawing/drawing.ts";

/** A queue whose tasks are run one by one. */
function queueByHand() {
  const tasks: (() => void)[] = [];
  const queue = new DrawingQueue((work) => void tasks.push(work));
  const runTask = () => {
    const task = tasks.shift();
    task?.();
    return task !== undefined;
  };
  return { queue, runTask };
}

test("twelve boards of 26 × 26 are drawn in parts, all of each", () => {
  const { queue, runTask } = queueByHand();
  const drawn = new Array<number>(12).fill(0);
  for (const board of drawn.keys()) {
    const { request } = queue.add(26 * 26, (from, to) => {
      drawn[board] = (drawn[board] ?? 0) + to - from;
    });
    request();
  }
  const total = () => drawn.reduce((sum, count) => sum + count, 0);
  const perTask: number[] = [];
  for (let before = total(); runTask(); before = total()) perTask.push(total() - before);

  expect(drawn).toEqual(new Array(12).fill(676));
  expect(Math.max(...perTask)).toBe(MAX_SPACES_PER_TASK);
  expect(perTask).toHaveLength(Math.ceil((12 * 676) / MAX_SPACES_PER_TASK));
});

test("a board that goes is drawn no further, and another one may come later", () => {
  const { queue, runTask } = queueByHand();
  const shown: string[] = [];
  const add = (name: string, count: number) => {
    const board = queue.add(count, (from, to) => shown.push(`${name} ${from}–${to}`));
    board.request();
    return board;
  };
  const gone = add("gone", 1000);
  add("other", 130);
  runTask();
  gone.leave();
  while (runTask());
  add("late", 70);
  while (runTask());

  expect(shown).toEqual(["gone 0–120", "other 0–120", "other 120–130", "late 0–70"]);
});

test("boards that change faster than they are drawn get their turn one after the other", () => {
  const { queue, runTask } = queueByHand();
  const finished = new Array<number>(12).fill(0);
  const boards = [...finished.keys()].map((board) =>
    queue.add(676, (_, to) => {
      if (to === 676) finished[board] = (finished[board] ?? 0) + 1;
    }),
  );
  // A change in every task: without turns the first board would be begun again and again.
  const rounds = 3;
  for (let task = 0; task < Math.ceil((rounds * 12 * 676) / MAX_SPACES_PER_TASK); task++) {
    for (const board of boards) board.request();
    runTask();
  }

  expect(finished).toEqual(new Array(12).fill(rounds));
});

test("a change while nothing of a board is drawn yet costs nothing more", () => {
  const { queue, runTask } = queueByHand();
  let spaces = 0;
  const board = queue.add(100, (from, to) => {
    spaces += to - from;
  });
  board.request();
  board.request();
  while (runTask());

  expect(spaces).toBe(100);
});
