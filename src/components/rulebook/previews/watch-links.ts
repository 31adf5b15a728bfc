// Shows previews next to links.

import type { Preview, Previews } from "./previews.ts";

/** How long the pointer may be off the link on its way to the preview, in milliseconds. */
const patience = 250;

/** Shows previews of the links of a page in `box`. */
export function watchLinks(box: HTMLElement | null, page: Document): void {
  if (box === null) return;
  let previews: Promise<Previews> | undefined;
  let shown: HTMLAnchorElement | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const linkAt = ({ target }: Event) =>
    target instanceof Element
      ? (target.closest<HTMLAnchorElement>("a[data-preview]") ?? undefined)
      : undefined;

  const show = async (link: HTMLAnchorElement) => {
    clearTimeout(leaving);
    if (shown === link) return;
    hide();
    shown = link;
    previews ??= fetch(box.dataset.from ?? "").then((answer) => answer.json());
    const preview = (await previews.catch(() => undefined))?.[link.dataset.preview ?? ""];
    if (shown === link && preview !== undefined) open(box, link, preview);
  };
  const hide = () => {
    shown?.removeAttribute("aria-describedby");
    shown = undefined;
    box.hidePopover();
  };
  const leave = () => {
    clearTimeout(leaving);
    leaving = setTimeout(hide, patience);
  };

  let isTouch = false;
  page.addEventListener("pointerdown", (event) => {
    isTouch = event.pointerType === "touch";
    if (!isInside(box, event) && linkAt(event) !== shown) hide();
  });
  page.addEventListener("click", (event) => {
    const link = linkAt(event);
    if (!isTouch || link === undefined || link.hasAttribute("aria-describedby")) return;
    event.preventDefault();
    show(link);
  });
  page.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const link = linkAt(event);
    if (link !== undefined) show(link);
    else if (isInside(box, event)) clearTimeout(leaving);
    // A focused link keeps its preview, wherever the pointer is.
    else if (shown?.matches(":focus-visible") === false) leave();
  });
  page.addEventListener("focusin", (event) => {
    const link = linkAt(event);
    if (link?.matches(":focus-visible")) show(link);
    else if (!isInside(box, event)) hide();
  });
  page.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") hide();
  });
}

function isInside(box: HTMLElement, { target }: Event): boolean {
  return target instanceof Node && box.contains(target);
}

/** Opens the preview below the link, or above it if there is no room; a link may span several lines. */
function open(box: HTMLElement, link: HTMLAnchorElement, { title, text, href }: Preview): void {
  const [head, body, more] = box.children;
  if (head) head.textContent = title;
  if (body) body.textContent = text;
  more?.setAttribute("href", href);
  box.showPopover();
  link.setAttribute("aria-describedby", box.id);
  const lines = link.getClientRects();
  const [first, last] = [lines[0], lines[lines.length - 1]];
  if (first === undefined || last === undefined) return;
  const { offsetWidth: width, offsetHeight: height } = box;
  const isBelow = last.bottom + height + 12 < innerHeight || first.top < height + 12;
  const top = isBelow ? last.bottom + 6 : first.top - height - 6;
  const beside = isBelow ? last.left : first.left;
  const left = Math.max(12, Math.min(beside, innerWidth - width - 12));
  // The preview scrolls with its link.
  box.style.top = `${top + scrollY}px`;
  box.style.left = `${left + scrollX}px`;
}
