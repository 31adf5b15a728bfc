// The search page: its query is in the address, so that it survives a reload, the way back and a
// change of the language.

import "./search.css";
import { findPart, SearchBox } from "./search-box.ts";

/** Makes the page search: what its address asks for, and then what its field contains. */
export function startSearchPage(): void {
  const root = findPart(document, ".search-page");
  const start = findPart(document, ".search-start");
  const box = new SearchBox(root, {
    selectsFirst: false,
    onQuery: (query) => {
      start.hidden = query !== "";
      history.replaceState(history.state, "", addressOf(query));
    },
  });
  const readAddress = () => {
    box.input.value = new URLSearchParams(location.search).get("q") ?? "";
    box.search();
  };
  findPart(root, "form").addEventListener("submit", (event) => {
    event.preventDefault();
    // A query that is sent stays in the history when the next one is typed.
    history.pushState(null, "", addressOf(box.input.value.trim()));
    box.search();
  });
  addEventListener("popstate", readAddress);
  // What was typed before the page could search counts.
  if (box.input.value === "") readAddress();
  else box.search();
}

function addressOf(query: string): string {
  return query === "" ? location.pathname : `?${new URLSearchParams({ q: query })}`;
}
