// Layouts of statements, and of what stands at the head of an action.

import { builders } from "prettier/doc";
import { createConstructLayout } from "./body.ts";
import { createBrokenLayout, inline, type ProductionLayout } from "./layout.ts";

export const statementLayouts = {
  block: createConstructLayout(),
  statement: inline,
  gain: createConstructLayout(),
  score: createConstructLayout("As"),
  setTo: createConstructLayout("To"),
  letBe: createConstructLayout("From"),
  add: createConstructLayout("To"),
  remove: createConstructLayout("From"),
  move: createConstructLayout("From", "To", "On", "By"),
  draw: createConstructLayout("From", "To"),
  roll: createConstructLayout("To"),
  sort: createConstructLayout(),
  ifElse: createConstructLayout(),
  forEach: createConstructLayout("inAnyOrder"),
  forPlayer: createConstructLayout(),
  eachPlayer: createConstructLayout("Where"),
  repeat: createConstructLayout(),
  perform: createConstructLayout(),
  choose: createConstructLayout(),
  announce: createConstructLayout("inAnyOrder"),
  endGame: createConstructLayout(),
  anyOrder: createConstructLayout(),
  orderItem: createConstructLayout("Where"),
  inAnyOrder: inline,
  pick: createConstructLayout(),
  picked: createBrokenLayout("From"),
  needs: createConstructLayout("Else", "textWhen"),
  textWhen: (page, node) => builders.indent(createBrokenLayout("text")(page, node)),
  costs: createConstructLayout(),
} satisfies Readonly<Record<string, ProductionLayout>>;
