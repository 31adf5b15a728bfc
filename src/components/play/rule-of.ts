// Where the rule stands that an answer is about.

import type { Meta, SourceRef } from "../../dsl/index.ts";
import type { Answer } from "../board/stage.svelte.ts";

/** `lying` is the kind of the piece on a space. */
export function ruleOf(
  meta: Meta,
  answer: Answer,
  lying: number | undefined,
): SourceRef | undefined {
  if (answer.kind === "reason") return answer.explanation.reason?.source;
  if (answer.kind === "note") return undefined;
  const { holder, id, value } = answer.thing;
  const element = holder === "zone" ? meta.zones[id]?.element : undefined;
  const kind = element?.kind === "kind" ? value : lying;
  return kind === undefined ? undefined : meta.kinds[kind]?.source;
}
