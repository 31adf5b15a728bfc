// Pages lose what no browser needs, and nothing else.

import { expect, test } from "vitest";
import { leanHtml } from "../../src/build/lean-pages.ts";
import { withLeanScripts } from "../../src/build/lean-scripts.ts";
import { withShortScopes } from "../../src/build/short-scopes.ts";

test("marks for hydration stay in islands alone", () => {
  const island = '<astro-island uid="1"><!--[--><p>b<!--[0-->c<!--]--></p><!--]--></astro-island>';
  const page = `<main><!--[--><!--[-1--><p>a</p><!----><!--]-->${island}<!--]--><!--astro:end--></main>`;
  expect(leanHtml(page)).toBe(`<main><p>a</p>${island}<!--astro:end--></main>`);
});

test("an island in an island keeps its marks and those behind it", () => {
  const inner = "<astro-island><!--[-->x<!--]--></astro-island>";
  const page = `<astro-island><!--[-->${inner}<!--]--></astro-island>`;
  expect(leanHtml(page)).toBe(page);
});

test("what an island is given reads the same in single quotes", () => {
  const given = { text: `it's <b> & "so"`, list: [1, "&quot;"] };
  const escaped = JSON.stringify(given).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const lean = leanHtml(`<astro-island props="${escaped}" client="load"></astro-island>`);
  const [, value = ""] = /props='([^']*)' client="load"/.exec(lean) ?? [];
  const read = value.replaceAll("&#39;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  expect(JSON.parse(read)).toEqual(given);
  expect(lean.length).toBeLessThan(escaped.length + 40);
});

test("marks of components are shortened alike in code and styles", () => {
  const known = new Map<string, string>();
  expect(withShortScopes("p[data-astro-cid-hkbrpulz]{}", known)).toBe("p[data-0hkbrp]{}");
  expect(withShortScopes("<p data-astro-cid-hkbrpulz>", known)).toBe("<p data-0hkbrp>");
});

test("two marks that would become the same stop the build", () => {
  const known = new Map<string, string>();
  withShortScopes("data-astro-cid-hkbrpulz", known);
  expect(() => withShortScopes("data-astro-cid-hkbrpabc", known)).toThrow("the same first letters");
});

test("scripts in a page are shorter and keep the names that other scripts may use", () => {
  const script = `
    const shared = (argument) => {
      return document.querySelector(argument);
    };
  `;
  const lean = withLeanScripts(`<p>a</p><script>${script}</script><p>b</p>`, new Map());
  expect(lean).toMatch(
    /^<p>a<\/p><script>const shared=(\w)=>document\.querySelector\(\1\);<\/script><p>b<\/p>$/,
  );
});

test("scripts with attributes stay as they are", () => {
  const page =
    '<script type="module"> const a = 1 </script><script type="application/json"> {} </script>';
  expect(withLeanScripts(page, new Map())).toBe(page);
});

test("a script that cannot be read stops the build", () => {
  expect(() => withLeanScripts("<script>const = 1</script>", new Map())).toThrow("cannot be read");
});
