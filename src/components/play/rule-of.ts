// Where the rule stands that an answer is about.

import type { Meta, SourceRef } from "../../dsl/index.ts";
import type { Answer } from "../board/stage.svelte.ts";

export function ruleOf(meta: Meta, answer: Answer): SourceRef | undefined {
  if (answer.kind === "reason") return answer.explanation.reason?.source;
  if (answer.kind !== "thing" || answer.thing.value === undefined) return undefined;
  const { holder, id, value } = answer.thing;
  const element = holder === "zone" ? meta.zones[id]?.element : undefined;
  return element?.kind === "kind" ? meta.kinds[value]?.source : undefined;
}
