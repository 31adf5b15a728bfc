// Hydrates an island when it is seen, or when a reader reaches for it with the pointer, a finger or the
// keyboard. Runs in the browser; a click before the island is alive is repeated by layouts/Base.astro.

import type { ClientDirective } from "astro";

const wake: ClientDirective = (load, { value }, island) => {
  let hasBegun = false;
  const begin = () => {
    if (!hasBegun) load().then((hydrate) => hydrate());
    hasBegun = true;
  };
  const isLinked = location.hash.startsWith(`#${island.parentElement?.id}?`);
  const root = document.documentElement;
  // What was drawn for the page is the original.
  if (value === "reached" && !isLinked && root.dataset.version !== "other") {
    new MutationObserver(begin).observe(root, { attributeFilter: ["data-version"] });
    for (const sign of ["pointerenter", "pointerdown", "focusin"])
      island.addEventListener(sign, begin, true);
    // What waits to be alive can be pressed already.
    for (const button of island.querySelectorAll("button")) button.disabled = false;
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && begin(),
    // What is only partly in view may stay a picture.
    { rootMargin: "-120px" },
  );
  for (const child of island.children) observer.observe(child);
};

export default wake;
