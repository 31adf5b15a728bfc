// What a file with a game runs first: it decides the language and unpacks the player, which needs it
// from its first line on.

import { isLanguage, type SiteLanguage } from "../i18n/language.ts";
import { type PartId, readPart } from "./parts.ts";

/** Returns the language in the address (`#lang=de`), else that of the browser. */
function findLanguage(): SiteLanguage {
  const chosen = new URLSearchParams(location.hash.slice(1)).get("lang");
  const wanted = [chosen, ...navigator.languages].map((tag) => tag?.split("-")[0]);
  return wanted.find(isLanguage) ?? "en";
}

/** Adds an element with a part of the file. */
async function append(element: HTMLElement, part: PartId): Promise<void> {
  element.textContent = await readPart(part);
  document.head.append(element);
}

async function open(): Promise<void> {
  document.documentElement.lang = findLanguage();
  await append(document.createElement("style"), "style");
  await append(Object.assign(document.createElement("script"), { type: "module" }), "player");
}

open().catch(() => {
  const note = document.querySelector("noscript")?.textContent ?? "";
  document.body.append(Object.assign(document.createElement("p"), { textContent: note }));
});
