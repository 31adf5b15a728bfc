// Big boards are drawn in tasks of limited work, counted in spaces.

import { expect, test } from "vitest";
import { DrawingQueue, MAX_SPACES_PER_TASK } from "../../src/components/board/drawing.ts";

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
    queue.draw(26 * 26, (count) => {
      drawn[board] = count;
    });
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
  const end = queue.draw(1000, (count) => shown.push(`gone ${count}`));
  queue.draw(130, (count) => shown.push(`other ${count}`));
  runTask();
  end();
  while (runTask());
  queue.draw(70, (count) => shown.push(`late ${count}`));
  while (runTask());

  expect(shown).toEqual(["gone 120", "other 120", "other 130", "late 70"]);
});
