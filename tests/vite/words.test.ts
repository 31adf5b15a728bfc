// The words of a game come apart from its other data, and a page fetches those of its language alone.

import { afterEach, describe, expect, test, vi } from "vitest";
import type { Meta } from "../../src/dsl/index.ts";
import { injectTexts } from "../../src/dsl/runtime/meta/inject-texts.ts";
import { loadLanguage } from "../../src/i18n/load-language.ts";
import { leanMeta, restOf, wordsApart } from "../../src/vite/lean-meta.ts";
import { gameOf } from "../support/rules-of.ts";

const games = ["burgundy", "burgundy-dice", "classics/tic-tac-toe", "classics/pig"];
const toData: Readonly<Record<string, (meta: Meta) => object>> = { leanMeta, restOf };
const plain = (data: object): unknown => JSON.parse(JSON.stringify(data));

describe.each(games)("%s", (name) => {
  const { meta } = gameOf(name);

  test.each(Object.keys(toData))("%s is whole again with its words", (which) => {
    const data = toData[which]?.(meta) ?? {};
    const { gaps, words } = wordsApart(data);
    expect(injectTexts(gaps, words)).toEqual(plain(data));
    expect(gaps).not.toMatch(/"(?:de|en)":/);
  });

  test("in one language, its words stand for the other's too", () => {
    const { gaps, words } = wordsApart(leanMeta(meta));
    const { title } = injectTexts<Meta>(gaps, { de: words.en, en: words.en });
    expect(title).toEqual({ de: meta.title.en, en: meta.title.en });
  });
});

describe("words are fetched", () => {
  afterEach(() => vi.unstubAllGlobals());

  const asked = () => {
    const de = vi.fn(async () => "Zug");
    return { de, en: vi.fn(async () => "move") };
  };

  test("in the language of the page alone", async () => {
    vi.stubGlobal("document", { documentElement: { lang: "en" } });
    const fetches = asked();
    expect(await loadLanguage(fetches)).toEqual({ de: "move", en: "move" });
    expect(fetches.de).not.toHaveBeenCalled();
  });

  test("in both where there is no page", async () => {
    expect(await loadLanguage(asked())).toEqual({ de: "Zug", en: "move" });
  });

  test("in both where a page speaks neither", async () => {
    vi.stubGlobal("document", { documentElement: { lang: "fr" } });
    expect(await loadLanguage(asked())).toEqual({ de: "Zug", en: "move" });
  });
});
