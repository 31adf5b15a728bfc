// Renders search results as elements of a listbox.

import type { ExcerptPart } from "../../search/excerpt.ts";
import type { MatchGroup } from "../../search/find-records.ts";
import type { RecordHead } from "../../search/record.ts";
import { siteAddress } from "../ui/address.ts";

/** The name of each kind of result, and the title of its group. */
export type KindNames = Readonly<
  Record<MatchGroup["kind"], { readonly one: string; readonly many: string }>
>;

export interface ShownResult {
  readonly head: RecordHead;
  readonly excerpt: readonly ExcerptPart[];
}

interface ResultGroup {
  readonly kind: MatchGroup["kind"];
  readonly results: readonly ShownResult[];
}

/** Returns the element of a group; `id` is the start of all ids in it. */
export function groupElement(
  { kind, results }: ResultGroup,
  id: string,
  names: KindNames,
): HTMLElement {
  const group = createElement("div", "search-group");
  const title = createElement("p", "search-title", names[kind].many);
  title.id = id;
  group.setAttribute("role", "group");
  group.setAttribute("aria-labelledby", id);
  group.append(title, ...results.map((result, at) => optionElement(result, `${id}-${at}`, names)));
  return group;
}

function optionElement({ head, excerpt }: ShownResult, id: string, names: KindNames): HTMLElement {
  const option = document.createElement("a");
  option.href = siteAddress(head.url.slice(1));
  option.id = id;
  option.tabIndex = -1;
  option.setAttribute("role", "option");
  const origin = createElement("span", "search-origin");
  const kind = createElement("span", "search-kind", names[head.kind].one);
  // In text, the kind and the place are apart as well.
  origin.append(kind, head.place === "" ? "" : ` ${head.place}`);
  const sentence = createElement("span", "search-sentence");
  sentence.append(
    ...excerpt.map(({ text, isMarked }) => (isMarked ? createElement("mark", "", text) : text)),
  );
  option.append(createElement("span", "search-name", head.title), origin);
  if (excerpt.length > 0) option.append(sentence);
  return option;
}

function createElement(name: string, className: string, text = ""): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}
