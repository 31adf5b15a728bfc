// Hydrates an island when a reader reaches for it with the pointer, a finger or the keyboard. Runs in the
// browser; a click before the island is alive is repeated by layouts/Base.astro.

import type { ClientDirective } from "astro";

const reach: ClientDirective = (load, _, island) => {
  let hasBegun = false;
  const begin = () => {
    if (!hasBegun) load().then((hydrate) => hydrate());
    hasBegun = true;
  };
  const root = document.documentElement;
  const isLinked = location.hash.startsWith(`#${island.parentElement?.id}?`);
  // What was drawn for the page is the original.
  if (isLinked || root.dataset.version === "other") {
    begin();
    return;
  }
  new MutationObserver(begin).observe(root, { attributeFilter: ["data-version"] });
  for (const sign of ["pointerenter", "pointerdown", "focusin"])
    island.addEventListener(sign, begin, true);
  // What waits to be alive can be pressed already.
  for (const button of island.querySelectorAll("button")) button.disabled = false;
};

export default reach;
