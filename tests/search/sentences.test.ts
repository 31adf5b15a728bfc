// The sentences of pages that the search shows.

import { expect, test } from "vitest";
import { excerptOf } from "../../src/search/excerpt.ts";
import { readPage } from "../../src/vite/search/built-page.ts";
import { sentencesIn } from "../../src/vite/search/sentences.ts";

test.each([
  ["Ein Schiff lädt Waren. Es fährt weiter.", ["Ein Schiff lädt Waren.", "Es fährt weiter."]],
  ["Nein. Das Lager bleibt voll.", ["Nein. Das Lager bleibt voll."]],
  ["Nein, keine.", ["Nein, keine."]],
  ["Am Ende zählt alles. Nein.", ["Am Ende zählt alles.", "Nein."]],
  ["Kapitel Waren", []],
  ["Er sagt: „Jetzt ist Schluss.“", ["Er sagt: „Jetzt ist Schluss.“"]],
])("%s has the sentences %j", (text, sentences) => {
  expect(sentencesIn(text, "de")).toEqual(sentences);
});

const sentences = [
  "Ships sail on rivers.",
  "Does a ship fetch goods?",
  "A ship fetches all goods of a depot.",
];

function excerpt(query: string, terms: readonly string[]): string {
  const parts = excerptOf(sentences, { terms, query }, "en");
  return parts.map(({ text, isMarked }) => (isMarked ? `*${text}*` : text)).join("");
}

test("a result shows the statement with most of the words, and marks them", () => {
  expect(excerpt("ships fetching goods", ["ship", "fetch", "good"])).toBe(
    "A *ship* *fetches* all *goods* of a depot.",
  );
});

test("where no sentence has the words, a result shows the first", () => {
  expect(excerpt("vessel", ["vessel"])).toBe("Ships sail on rivers.");
  expect(excerptOf([], { terms: ["vessel"], query: "vessel" }, "en")).toEqual([]);
});

test("a page is read without navigation, drawings, programs, positions and rule boxes", () => {
  const html = `<html><head><meta name="keywords" content="cargo, sea &amp; ship"></head><body>
<main id="content"><nav><p>Elsewhere.</p></nav><h1>Ships</h1>
<ul class="answers"><li>What is a ship?</li></ul>
<p>A <a href="#x">ship</a> sails<svg><text>5</text></svg>.</p>
<ul><li>It waits. <p>It goes.</p></li></ul>
<details class="words"><p>Anna: a ship.</p></details>
<section class="rule-box" id="rule-ship"><p>Given a and b.</p></section>
<pre>ship is 1.</pre><div hidden><p>Nothing.</p></div>
<article id="wind"><h3>Wind?</h3><div class="rule-text"><p>You advance.</p></div>
<details class="exactly no-print"><p>Player p advances.</p></details></article>
</main></body></html>`;
  const page = readPage(html, "en", "rules/reef/ships/");
  expect(page.title).toBe("Ships");
  expect(page.keywords).toEqual(["cargo", "sea & ship"]);
  expect(page.ids).toContain("rule-ship");
  expect(page.blocks.map(({ kind, text, id }) => `${kind} ${text} ${id ?? ""}`.trim())).toEqual([
    "heading Ships",
    "answered What is a ship?",
    "prose A ship sails.",
    "prose It goes.",
    "prose It waits.",
    "heading Wind? wind",
    "rule You advance.",
    "cell Player p advances.",
  ]);
});

test("a page that begins with a task has the title of its tab", () => {
  const html = `<html><head><title>Cargo &amp; wind · Regelwerk</title></head><body>
<main id="content"><div data-search-ignore><h1>Load two ships.</h1></div>
<section><h2>Rules of this lesson</h2><p>A ship loads cargo.</p></section></main></body></html>`;

  expect(readPage(html, "en", "learn/reef/cargo/").title).toBe("Cargo & wind");
});
