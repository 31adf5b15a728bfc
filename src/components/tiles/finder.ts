// Script of the tile list: filters it, and compares up to three tiles. The list is the data: every
// card contains its name, facts and text.

/** Maximum number of compared kinds. */
const most = 3;

/** Activates the filter and the comparison of a tile list. */
export function wakeFinder(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>("[data-filter]");
  const side = root.querySelector<HTMLElement>("[data-side]");
  if (form === null || side === null) return;
  const cards = [...root.querySelectorAll<HTMLElement>("[data-tile]")];
  form.hidden = false;
  const compare = form.querySelector<HTMLElement>("[data-compare]");
  const setComparing = (isComparing: boolean) => {
    compare?.setAttribute("aria-pressed", String(isComparing));
    root.toggleAttribute("data-comparing", isComparing);
  };
  compare?.addEventListener("click", () => setComparing(!root.hasAttribute("data-comparing")));

  const narrow = () => narrowDown(root, form, cards);
  form.addEventListener("input", ({ target }) => {
    // Words are looked for everywhere; a group chosen after them narrows the result down.
    if (target instanceof HTMLInputElement && target.type === "search") chooseGroup(form, "");
    narrow();
  });
  form.addEventListener("submit", (event) => event.preventDefault());

  const show = () => layOut(side, cards);
  root.addEventListener("change", ({ target }) => {
    if (choicesOf(cards).some((choice) => choice === target)) show();
  });
  side.querySelector("[data-clear]")?.addEventListener("click", () => {
    for (const choice of choicesOf(cards)) choice.checked = false;
    show();
    form.querySelector("input")?.focus();
  });
  const open = side.querySelector<HTMLButtonElement>("[data-open]");
  const unfold = (isUnfolded: boolean) => {
    side.toggleAttribute("data-unfolded", isUnfolded);
    open?.setAttribute("aria-expanded", String(isUnfolded));
  };
  open?.addEventListener("click", () => unfold(!side.hasAttribute("data-unfolded")));
  const isComparing = chooseFromAddress(cards);
  // A link to a comparison is about the table; who chooses kinds needs to see the list.
  unfold(isComparing);
  setComparing(isComparing);
  show();
  addEventListener("hashchange", () => {
    const card = cards.find(({ id }) => location.hash === `#${id}`);
    if (!card?.hidden) return;
    chooseGroup(form, card.dataset.group ?? "");
    narrow();
    card.scrollIntoView();
  });
  // A phone shows one group at first, unless the address asks for a tile.
  if (matchMedia("(max-width: 40rem)").matches && !isComparing && location.hash === "") {
    chooseGroup(form, cards[0]?.dataset.group ?? "");
    narrow();
  }
}

function chooseGroup(form: HTMLFormElement, group: string): void {
  for (const chip of form.querySelectorAll<HTMLInputElement>("input[name=group]"))
    chip.checked = chip.value === group;
}

function choicesOf(cards: readonly HTMLElement[]): HTMLInputElement[] {
  return cards.flatMap((card) => [...card.querySelectorAll("input")]);
}

function narrowDown(root: HTMLElement, form: HTMLFormElement, cards: readonly HTMLElement[]): void {
  const data = new FormData(form);
  const words = folded(String(data.get("words"))).split(/\s+/);
  const group = String(data.get("group"));
  for (const card of cards) {
    const text = folded(card.querySelector("[data-description]")?.textContent ?? "");
    card.hidden = !(
      words.every((word) => text.includes(word)) &&
      (group === "" || card.dataset.group === group)
    );
  }
  for (const section of root.querySelectorAll<HTMLElement>("[data-section]"))
    section.hidden = section.querySelector("[data-tile]:not([hidden])") === null;
  const found = cards.filter(({ hidden }) => !hidden).length;
  say(form, found, found === cards.length);
}

function say(form: HTMLFormElement, found: number, isAll: boolean): void {
  const status = form.querySelector<HTMLElement>("[data-found]");
  const { none = "", one = "", many = "" } = form.dataset;
  if (status === null) return;
  if (isAll) status.textContent = "";
  else status.textContent = found === 0 ? none : found === 1 ? one : many.replace("#", `${found}`);
}

/** Normalizes text to lower case without diacritics: "grosse" matches "Größe". */
function folded(text: string): string {
  return text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
}

interface ShownFact {
  readonly label: string;
  readonly value: string;
}

function factsOf(card: HTMLElement): Map<string, ShownFact> {
  const facts = [...card.querySelectorAll<HTMLElement>("[data-fact]")];
  return new Map(
    facts.map((fact) => [
      fact.dataset.fact ?? "",
      { label: textOf(fact, "dt"), value: textOf(fact, "dd") },
    ]),
  );
}

function textOf(inside: HTMLElement, selector: string): string {
  return inside.querySelector(selector)?.textContent?.trim() ?? "";
}

/** Reads the compared kinds from the address, if it names any: `?compare=minnow,pike`. */
function chooseFromAddress(cards: readonly HTMLElement[]): boolean {
  const wanted = new URLSearchParams(location.search).get("compare")?.split(",") ?? [];
  const chosen = cards.filter(({ dataset }) => wanted.includes(dataset.tile ?? ""));
  for (const choice of choicesOf(chosen.slice(0, most))) choice.checked = true;
  return chosen.length > 0;
}

/** Fills the comparison table: one column for each chosen kind, one row for each fact. */
function layOut(side: HTMLElement, cards: readonly HTMLElement[]): void {
  const chosen = cards.filter((card) => card.querySelector("input")?.checked);
  for (const choice of choicesOf(cards)) choice.disabled = chosen.length >= most && !choice.checked;
  side.hidden = chosen.length === 0;
  const open = side.querySelector<HTMLButtonElement>("[data-open]");
  if (open !== null) open.disabled = chosen.length < 2;
  const pictures = chosen.flatMap((card) => card.querySelector("svg")?.cloneNode(true) ?? []);
  side.querySelector("[data-chosen]")?.replaceChildren(...pictures);
  const address = new URL(location.href);
  const ids = chosen.map(({ dataset }) => dataset.tile).join();
  if (ids === "") address.searchParams.delete("compare");
  else address.searchParams.set("compare", ids);
  history.replaceState(history.state, "", address.href.replaceAll("%2C", ","));

  const hint = side.querySelector<HTMLElement>("[data-hint]");
  if (hint !== null) {
    hint.textContent =
      (chosen.length < 2 ? side.dataset.few : chosen.length < most ? "" : side.dataset.full) ?? "";
  }
  side.querySelector("table")?.replaceWith(tableOf(side, chosen));
}

const roles = [
  ["tr", "row"],
  ["td", "cell"],
  ["thead th", "columnheader"],
  ["tbody th", "rowheader"],
] as const;

function tableOf(side: HTMLElement, chosen: readonly HTMLElement[]): HTMLTableElement {
  const table = document.createElement("table");
  table.style.setProperty("--kinds", String(chosen.length));
  const facts = chosen.map(factsOf);
  const labels = new Map(facts.flatMap((own) => [...own].map(([id, { label }]) => [id, label])));
  const head = table.createTHead().insertRow();
  head.insertCell();
  for (const card of chosen) head.append(headOf(card));
  const body = table.createTBody();
  lineOf(
    body,
    side.dataset.does ?? "",
    chosen.map((card) => textOf(card, ".says") || "–"),
  );
  for (const [id, label] of labels)
    lineOf(
      body,
      label,
      facts.map((own) => own.get(id)?.value ?? "–"),
    );
  // Where rows are grids, browsers forget that they are rows.
  for (const [part, role] of roles)
    for (const one of table.querySelectorAll(part)) one.setAttribute("role", role);
  table.setAttribute("role", "table");
  return table;
}

function headOf(card: HTMLElement): HTMLTableCellElement {
  const cell = document.createElement("th");
  cell.scope = "col";
  for (const part of [card.querySelector("svg"), card.querySelector("h3 a")])
    if (part !== null) cell.append(part.cloneNode(true));
  return cell;
}

function lineOf(body: HTMLTableSectionElement, label: string, values: readonly string[]): void {
  const row = body.insertRow();
  const head = document.createElement("th");
  head.scope = "row";
  head.textContent = label;
  row.append(head);
  for (const value of values) row.insertCell().textContent = value;
}
