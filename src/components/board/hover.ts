// Keeps which thing of a table the pointer or the keyboard is on.

import type { TableModel } from "./table-model.svelte.ts";
import type { BoardTarget } from "./targets.ts";

/** Returns the handlers of a spot; `thing` returns what the spot shows at that time. */
export function createHover(stage: TableModel, thing: () => BoardTarget) {
  /** The thing that this spot set as `hovered`; `leave` may be called after the spot was reused or removed. */
  let pointed: BoardTarget | undefined;
  return {
    enter(event: Event & { currentTarget: Element }): void {
      // Focus after a click does not count as hovering.
      if (event.type === "focus" && !event.currentTarget.matches(":focus-visible")) return;
      pointed = thing();
      stage.hovered = pointed;
      stage.hoveredAt = event.currentTarget;
    },
    leave(): void {
      if (stage.hovered === pointed) stage.hovered = undefined;
    },
  };
}
