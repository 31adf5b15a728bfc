// Opens the card of a thing on the table: by resting the pointer on it, by the key `i`, and by a
// long press. A right click and a click on a tile without other use are answered by the table model.

import type { TableModel } from "../board/table-model.svelte.ts";
import { isTyping } from "../board/typing.ts";
import { pieceOn } from "./piece-on.ts";

const hoverMs = 400;
const longPressMs = 450;
/** Distance after which a press is a scroll or a drag, in pixels. */
const maxPressMove = 10;

/**
 * Opens the card when the pointer has rested on a tile; returns what cancels that. A selected tile is
 * about to be moved: its card would hide the spaces it may go to.
 */
export function openAfterRest(stage: TableModel): (() => void) | undefined {
  const { hovered: thing, hoveredAt: anchor } = stage;
  if (thing === undefined || anchor === undefined || stage.answer !== undefined) return undefined;
  if (!matchMedia("(hover: hover)").matches || !anchor.matches(":hover")) return undefined;
  if (stage.mark(thing) === "selected" || pieceOn(stage, thing) === undefined) return undefined;
  const timer = setTimeout(() => stage.inspect(thing, anchor, { isPeek: true }), hoverMs);
  return () => clearTimeout(timer);
}

/** Listens for the key and for long presses; returns what ends that. */
export function listenForCards(stage: TableModel): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  const cancel = () => clearTimeout(timer);

  addEventListener(
    "pointerdown",
    ({ target, pointerType, clientX: x, clientY: y }) => {
      cancel();
      const anchor = target instanceof Element ? target.closest("[data-thing]") : null;
      // The pointer enters a thing before it presses it.
      const thing = stage.hovered;
      if (
        pointerType === "mouse" ||
        anchor === null ||
        thing?.key !== anchor.getAttribute("data-thing")
      )
        return;
      from = { x, y };
      timer = setTimeout(() => {
        stage.inspect(thing, anchor);
        swallowNextClick();
      }, longPressMs);
    },
    { signal },
  );
  addEventListener(
    "pointermove",
    ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > maxPressMove) cancel();
    },
    { signal },
  );
  for (const end of ["pointerup", "pointercancel"] as const)
    addEventListener(end, cancel, { signal });
  addEventListener(
    "keydown",
    ({ key, target, ctrlKey, metaKey, altKey }) => {
      if (key !== "i" || ctrlKey || metaKey || altKey || isTyping(target)) return;
      const { hovered, hoveredAt } = stage;
      if (hovered !== undefined && hoveredAt !== undefined) stage.inspect(hovered, hoveredAt);
    },
    { signal },
  );
  return () => {
    cancel();
    listeners.abort();
  };
}

/** The click that ends a long press plays nothing. */
function swallowNextClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  // A press that ends elsewhere brings no click: the next press begins without this.
  addEventListener("pointerdown", () => removeEventListener("click", swallow, { capture: true }), {
    capture: true,
    once: true,
  });
}
