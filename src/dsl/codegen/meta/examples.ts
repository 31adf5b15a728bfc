// Metadata of the examples (see runtime/meta/examples.ts).

import type * as ir from "../../ir/ir.ts";
import type { ForcedOutcome } from "../../runtime/engine/instrumented-chance.ts";
import type {
  ExampleFact,
  ExampleMeta,
  ExampleMove,
  ExampleSeen,
  ExampleStep,
} from "../../runtime/meta/examples.ts";
import type { SourceRef, ValueType } from "../../runtime/meta/meta.ts";
import type { Span } from "../../source/span.ts";
import { valuesOfFinding } from "../explanations/condition-findings.ts";

/** Returns the data of each example; conditions are numbered in order over all examples. */
export function exampleMeta(
  ref: (span: Span) => SourceRef,
  valueType: (type: ir.Type) => ValueType,
): (example: ir.Example) => ExampleMeta {
  let conditions = 0;
  return (example) => ({
    id: example.id,
    after: example.after,
    own: example.own,
    text: example.words,
    proves: example.proves,
    names: example.names,
    options: [...example.options],
    facts: example.facts.map(factMeta),
    steps: example.steps.map((step): ExampleStep => {
      const source = ref(step.span);
      switch (step.kind) {
        case "play":
          return {
            kind: "play",
            player: step.player,
            move: step.move && notationMeta(step.move),
            source,
          };
        case "chance":
          return { kind: "chance", results: step.results.map(forced), source };
        case "scores":
          return {
            kind: "scores",
            player: step.player,
            amount: step.amount,
            reason: step.reason?.index,
            source,
          };
        case "can":
          return {
            kind: "can",
            player: step.player,
            move: notationMeta(step.move),
            can: step.can,
            because: step.because,
            source,
          };
        case "has":
          return {
            kind: "has",
            player: step.player,
            condition: conditions++,
            text: step.source,
            found: valuesOfFinding(step.finding).map(({ text, value: { type } }) => {
              return { text, type: valueType(type) };
            }),
            source,
          };
        case "sees": {
          const { player, what, sees } = step;
          return { kind: "sees", player, what: seenMeta(what), sees, source };
        }
        case "chooses":
          return { kind: "chooses", player: step.player, actions: step.actions, source };
        case "rated":
          return { kind: "rated", player: step.player, line: step.line?.index, source };
        case "wins":
          return { kind: "wins", players: step.players, source };
        default:
          return step satisfies never;
      }
    }),
    source: ref(example.span),
  });
}

function forced({ value, type }: ir.ChanceResult): ForcedOutcome {
  return { value, of: type.kind === "enum" ? type.enum.index : -1 };
}

function notationMeta({ action, args }: ir.Notation): ExampleMove {
  return { action, args: Object.fromEntries(args) };
}

function seenMeta(what: ir.HiddenStorage): ExampleSeen {
  const { kind, owner } = what;
  return kind === "zone"
    ? { kind, id: what.zone.index, owner, index: what.index }
    : { kind, id: what.mark.index, owner, index: what.index };
}

function factMeta(fact: ir.Fact): ExampleFact {
  switch (fact.kind) {
    case "counter":
      return {
        kind: "counter",
        id: fact.counter.index,
        player: fact.player,
        index: fact.index,
        value: fact.value,
      };
    case "mark":
      return {
        kind: "mark",
        id: fact.mark.index,
        player: fact.player,
        index: fact.index,
        value: fact.value,
      };
    case "score":
      return fact;
    case "track":
      return { kind: "track", id: fact.track.index, player: fact.player, position: fact.position };
    case "zone":
      return {
        kind: "zone",
        id: fact.zone.index,
        player: fact.player,
        index: fact.index,
        items: fact.items,
      };
    case "grid":
      return { kind: "grid", id: fact.grid.index, player: fact.player, items: fact.items };
    default:
      return fact satisfies never;
  }
}
