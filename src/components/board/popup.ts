// Popups of a table: what is shown next to a clicked thing.

import type { Explanation } from "../../dsl/index.ts";
import type { BoardTarget } from "./targets.ts";

/** Popup next to a thing after a click on it. */
export type TargetPopup =
  | {
      readonly kind: "options";
      readonly options: readonly number[];
      readonly thing: BoardTarget;
      readonly anchor: Element;
    }
  | {
      readonly kind: "reason";
      readonly explanation: Explanation;
      readonly thing: BoardTarget;
      readonly anchor: Element;
    }
  | {
      readonly kind: "note";
      readonly text: string;
      readonly thing: BoardTarget;
      readonly anchor: Element;
    }
  /** The thing cannot be used; the rules have not yet said why. */
  | { readonly kind: "waiting"; readonly thing: BoardTarget; readonly anchor: Element }
  /** What the thing is, and its rule. */
  | {
      readonly kind: "thing";
      readonly thing: BoardTarget;
      readonly anchor: Element;
      /** Whether the pointer has opened it by resting, so that it closes when the pointer leaves. */
      readonly isPeek: boolean;
    };

/** Whether a popup says that its thing cannot be used. */
export function isRefusal({ kind }: TargetPopup): boolean {
  return kind === "waiting" || kind === "reason" || kind === "note";
}
