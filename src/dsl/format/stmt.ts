// Layouts of statements, and of what stands at the head of an action.

import { sentence } from "./body.ts";
import { broken, inline, type Layout } from "./layout.ts";

export const statements = {
  block: sentence(),
  statement: inline,
  gain: sentence(),
  score: sentence("As"),
  setTo: sentence("To"),
  letBe: sentence("From"),
  add: sentence("To"),
  remove: sentence("From"),
  move: sentence("From", "To"),
  draw: sentence("From", "To"),
  roll: sentence("Into"),
  sort: sentence(),
  advance: sentence("On", "By"),
  ifElse: sentence(),
  forEach: sentence("inAnyOrder"),
  forPlayer: sentence(),
  eachPlayer: sentence("Where"),
  repeat: sentence(),
  perform: sentence(),
  choose: sentence(),
  announce: sentence("inAnyOrder"),
  endGame: sentence(),
  anyOrder: sentence(),
  orderItem: sentence("Where"),
  inAnyOrder: inline,
  call: inline,
  pick: sentence(),
  picked: broken("From"),
  needs: sentence("Else"),
  costs: sentence(),
} satisfies Readonly<Record<string, Layout>>;
