// Menus of the header close by a click elsewhere, by Escape, and when another one opens.

/** Attaches the listeners. */
export function closeMenus(): void {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>("header details")];
  addEventListener("click", ({ target }) => {
    for (const menu of menus) if (!(target instanceof Node && menu.contains(target))) close(menu);
  });
  for (const menu of menus) {
    menu.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape" || !menu.open) return;
      close(menu);
      menu.querySelector("summary")?.focus();
    });
    menu.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close(menu);
    });
  }
}

function close(menu: HTMLDetailsElement): void {
  menu.open = false;
}
