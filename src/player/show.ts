// Shows the game of a file with a component. It needs no server: everything is in the file.

import "../styles/tokens.css";
import "../styles/base.css";
import { type Component, mount } from "svelte";
import { keepRules } from "../components/play/setup/shipped-rules.ts";
import type { Game } from "../dsl/index.ts";
import { programFrom } from "../dsl/runtime/game/compiled-program.ts";
import { createGame } from "../dsl/runtime/game/create-game.ts";
import { isLanguage, type SiteLanguage } from "../i18n/language.ts";
import { wordings } from "../i18n/wordings.ts";
import type { ExportedGame } from "./exported-game.ts";
import { readPart } from "./parts.ts";

interface Shown extends Record<string, unknown> {
  readonly game: Game;
  readonly language: SiteLanguage;
  readonly exported: ExportedGame;
}

/** Shows the game of this file. */
export async function show(component: Component<Shown>): Promise<void> {
  const exported: ExportedGame = JSON.parse(await readPart("game"));
  const { compiled, learned } = exported;
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : "en";
  const game = createGame(compiled.meta, () => programFrom(compiled.js), wordings);
  keepRules(game, compiled, learned);
  document.title = game.meta.title[language];
  // The language decides which texts are taken, so another one begins from the start.
  addEventListener("hashchange", ({ newURL }) => {
    if (new URL(newURL).hash.startsWith("#lang=")) location.reload();
  });
  mount(component, { target: document.body, props: { game, language, exported } });
}
