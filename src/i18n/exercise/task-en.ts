// English texts of exercises.

import type { TaskStrings } from "./task-strings.ts";

export const taskEn: TaskStrings = {
  title: "Task",
  unsolved: "Your turn: not solved yet",
  solved: "Solved",
  solvedUnaided: "Solved without any help",
  goalPoints: (made, wanted) => `So far ${made}; you need ${wanted}.`,
  inRules: "The goal as the rules put it",
  pointsCount:
    "Points count from the start of the task, and more than are asked for will do as well.",
  met: "met",
  unmet: "not met yet",
  hint: (shown, all) => `Hint ${shown + 1} of ${all}`,
  pointed: (move) => `The next move: ${move}.`,
  pointedBack: "No way leads to the goal from here. Take your last move back first.",
  showMe: "Show me",
  back: "Take the move back",
  again: "Once more",
};
