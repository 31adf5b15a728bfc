// Flights: the pieces of a move travel from where they were to where they are now; where motion is not
// wanted, they appear there slowly. Nothing waits for them, and nothing below them is covered for the
// pointer.

import type { Meta } from "../../../dsl/index.ts";
import type { PieceMove } from "../../../play/session/piece-moves.ts";
import type { LoggedMove } from "../../../play/session/session.ts";
import { keyOfPiece } from "../../board/traces/traces.ts";
import { findArc } from "./arc.ts";

/** A piece that is about to leave its place: where it is on the screen, and its drawing. */
interface Departure {
  readonly move: PieceMove;
  readonly seat: number;
  /** Absent if it is not to be seen moving. */
  readonly at: DOMRect | undefined;
  readonly drawing: Element | undefined;
}

const longestMs = 700;
/** How long the pieces of one's own moves take. */
export const ownMs = 260;
const svg = "http://www.w3.org/2000/svg";

export class Flights {
  readonly #layer: HTMLElement;
  readonly #meta: Meta;
  #running: Animation[] = [];

  /** `layer` covers the window and takes no clicks. */
  constructor(layer: HTMLElement, meta: Meta) {
    this.#layer = layer;
    this.#meta = meta;
  }

  /** Measures where the pieces of a move are, before the screen changes. */
  measure({ player: seat, pieces }: LoggedMove): Departure[] {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    return pieces.flatMap((move): Departure[] => {
      if (move.from === undefined || move.to === undefined) return [];
      if (isStill) return [{ move, seat, at: undefined, drawing: undefined }];
      const thing = this.#find(keyOfPiece(this.#meta, move.from, move.value));
      const at = (thing ?? seatOnScreen(seat))?.getBoundingClientRect();
      return at === undefined ? [] : [{ move, seat, at, drawing: drawingOf(thing) }];
    });
  }

  /** Shows the flights of a move, after the screen has changed. */
  start(departures: readonly Departure[], delayMs: number): void {
    this.stop();
    for (const departure of departures) this.#fly(departure, Math.min(longestMs, delayMs));
  }

  stop(): void {
    for (const one of this.#running) one.cancel();
    this.#running = [];
    this.#layer.replaceChildren();
  }

  #fly({ move, seat, at, drawing }: Departure, duration: number): void {
    if (move.to === undefined) return;
    const thing = this.#find(keyOfPiece(this.#meta, move.to, move.value));
    if (at === undefined) {
      if (thing !== undefined) this.#running.push(thing.animate({ opacity: [0, 1] }, { duration }));
      return;
    }
    const goal = (thing ?? seatOnScreen(seat))?.getBoundingClientRect();
    const piece = drawing ?? drawingOf(thing);
    if (goal === undefined || piece === undefined) return;
    const arc = findArc(centreOf(at), centreOf(goal));
    const flying = document.createElement("div");
    flying.append(pictureOf(piece));
    flying.style.width = `${goal.width}px`;
    flying.style.offsetPath = `path("${arc}")`;
    const trail = trailOf(arc, seat);
    this.#layer.append(trail, flying);
    const from = at.width / Math.max(1, goal.width);
    const animation = flying.animate(
      [
        { offsetDistance: "0%", transform: `scale(${from})` },
        { offsetDistance: "100%", transform: "none" },
      ],
      { duration, easing: "ease-in-out" },
    );
    this.#running.push(animation);
    // The piece is already at its goal; it is unseen there until it lands.
    if (thing !== undefined) {
      this.#running.push(thing.animate({ opacity: [0, 0] }, { duration }));
    }
    animation.onfinish = () => {
      flying.remove();
      trail.remove();
      const landed = thing?.animate({ filter: ["brightness(1.7)", "none"] }, { duration: 400 });
      if (landed) this.#running.push(landed);
    };
  }

  /** Returns the thing on the screen, if it can be seen. */
  #find(key: string): Element | undefined {
    const found = document.querySelectorAll(`[data-thing="${CSS.escape(key)}"]`);
    return [...found].find(isSeen);
  }
}

/** Returns where a seat is named, for things of it that are folded. */
function seatOnScreen(seat: number): Element | undefined {
  return [...document.querySelectorAll(`[data-seat="${seat}"]`)].find(isSeen);
}

function isSeen(element: Element): boolean {
  const { width, left, right } = element.getBoundingClientRect();
  const isInWindow = width > 0 && right > 0 && left < innerWidth;
  return isInWindow && element.checkVisibility({ visibilityProperty: true });
}

/** Copies the drawing of a thing without its highlight. */
function drawingOf(thing: Element | undefined): Element | undefined {
  const drawing = thing?.querySelector(".lift")?.cloneNode(true);
  return drawing instanceof Element ? drawing : undefined;
}

function pictureOf(piece: Element): SVGElement {
  const picture = document.createElementNS(svg, "svg");
  picture.setAttribute("viewBox", "-52 -62 104 124");
  picture.append(piece);
  return picture;
}

function trailOf(arc: string, seat: number): SVGElement {
  const trail = document.createElementNS(svg, "svg");
  const path = document.createElementNS(svg, "path");
  path.setAttribute("d", arc);
  path.style.stroke = `var(--seat-${seat % 5})`;
  trail.append(path);
  return trail;
}

function centreOf({ left, top, width, height }: DOMRect) {
  return { x: left + width / 2, y: top + height / 2 };
}
