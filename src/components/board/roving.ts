// Roving tabindex: a board is one tab stop, and arrow keys move to the nearest thing in that
// direction on the screen, whatever the grid's geometry. Used as a Svelte action.

const stops = "[data-stop]";

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Column to keep while moving vertically, so that zigzag columns are followed straight. */
interface Lane {
  axis: "x" | "y";
  at: number;
}

/** Svelte action that makes the `[data-stop]` elements inside `node` one tab stop with arrow keys. */
export function roving(node: Element): { destroy(): void } {
  let lane: Lane | undefined;
  let last: { element: Element; x: number; y: number } | undefined;

  const all = () => [...node.querySelectorAll<SVGElement | HTMLElement>(stops)];

  function makeTabStop(element: Element | undefined): void {
    for (const one of all()) {
      const index = one === element ? "0" : "-1";
      if (one.getAttribute("tabindex") !== index) one.setAttribute("tabindex", index);
    }
  }

  /** Keeps exactly one tab stop, and restores the focus after its element was removed. */
  function mend(): void {
    const present = all();
    if (present.length === 0) return;
    const gone = last !== undefined && !last.element.isConnected;
    if (gone && last !== undefined) {
      const next = nearest(present, last.x, last.y);
      const hadFocus = document.activeElement === document.body || document.activeElement === null;
      last = undefined;
      if (next !== undefined) makeTabStop(next);
      if (next !== undefined && hadFocus) next.focus({ preventScroll: true });
    }
    if (!present.some((one) => one.getAttribute("tabindex") === "0")) makeTabStop(present[0]);
  }

  function stopAt({ target }: Event): Element | undefined {
    return target instanceof Element ? (target.closest(stops) ?? undefined) : undefined;
  }

  function onFocus(event: Event): void {
    const stop = stopAt(event);
    if (stop === undefined) return;
    makeTabStop(stop);
    last = { element: stop, ...centre(stop) };
  }

  function onKey(event: Event): void {
    if (!(event instanceof KeyboardEvent) || event.altKey || event.metaKey) return;
    const from = stopAt(event);
    if (from === undefined) return;
    const next = event.ctrlKey ? corner(event.key, all()) : target(event.key, from);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }

  function target(key: string, from: Element): (SVGElement | HTMLElement) | undefined {
    const row = from.closest("[role=row]") ?? node;
    const end = corner(key, [...row.querySelectorAll<SVGElement | HTMLElement>(stops)]);
    if (end !== undefined) return end;
    const direction = directions[key];
    if (direction === undefined) return undefined;
    const here = centre(from);
    const axis = direction[0] === 0 ? "x" : "y";
    if (lane?.axis !== axis) lane = { axis, at: here[axis] };
    const start = { ...here, [axis]: lane.at };
    return ahead(all(), from, start, direction);
  }

  const observer = new MutationObserver(mend);
  observer.observe(node, { childList: true, subtree: true });
  // A focusable drawing would be an additional tab stop next to the things on it.
  node.setAttribute("tabindex", "-1");
  node.addEventListener("focusin", onFocus);
  node.addEventListener("keydown", onKey);
  mend();

  return {
    destroy() {
      observer.disconnect();
      node.removeEventListener("focusin", onFocus);
      node.removeEventListener("keydown", onKey);
    },
  };
}

/** Home and End: within a row, or among all things if there are no rows or Ctrl is pressed. */
function corner<E extends Element>(key: string, elements: readonly E[]): E | undefined {
  if (key === "Home") return elements[0];
  return key === "End" ? elements.at(-1) : undefined;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function centre(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function nearest<E extends Element>(elements: readonly E[], x: number, y: number): E | undefined {
  return best(elements, (element) => {
    const point = centre(element);
    return Math.hypot(point.x - x, point.y - y);
  });
}

/** Returns the closest element in a direction; sideways distance counts more. */
function ahead<E extends Element>(
  elements: readonly E[],
  from: Element,
  start: Point,
  [dx, dy]: readonly [number, number],
): E | undefined {
  const here = centre(from);
  return best(elements, (element) => {
    if (element === from) return Number.POSITIVE_INFINITY;
    const point = centre(element);
    const forward = (point.x - here.x) * dx + (point.y - here.y) * dy;
    if (forward < 4) return Number.POSITIVE_INFINITY;
    const aside = Math.abs((point.x - start.x) * dy) + Math.abs((point.y - start.y) * dx);
    return forward + 1.2 * aside;
  });
}

function best<E>(elements: readonly E[], cost: (element: E) => number): E | undefined {
  let chosen: E | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const element of elements) {
    const value = cost(element);
    if (value < least) [chosen, least] = [element, value];
  }
  return chosen;
}
