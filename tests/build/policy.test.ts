// A page says what it may load before anything could be loaded.

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { mayCompile, withPolicy } from "../../src/build/policy.ts";

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>x</title>
<script>one()</script><script type="module" src="/a.js"></script>
<script type="application/json">{"a":1}</script><script type="module">two()</script></head><body></body></html>`;

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

test("its own scripts are named by their hashes, and no others", () => {
  const text = withPolicy(page);
  const [, policy = ""] = /Content-Security-Policy" content="([^"]*)"/.exec(text) ?? [];
  const scripts = policy.split("; ").find((part) => part.startsWith("script-src"));

  expect(scripts).toBe(
    `script-src 'self' 'wasm-unsafe-eval' ${hashOf("one()")} ${hashOf("two()")}`,
  );
  expect(policy).not.toContain("'unsafe-eval'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("form-action 'self'");
});

test("the policy stands before all that loads anything", () => {
  const text = withPolicy(page);

  expect(text.indexOf("Content-Security-Policy")).toBeLessThan(text.indexOf("<title>"));
  expect(text.replace(/<meta http-equiv[^>]*>/, "")).toBe(page);
});

test("programs are made from text at the tables of the site's own games alone", () => {
  const open = ["/en/play/burgundy/", "/de/play/burgundy-dice/"];
  const closed = [
    ...["/en/compare/burgundy/", "/de/playground/own/", "/en/learn/burgundy/first-tile/"],
    ...["/en/play/", "/en/rules/burgundy/play/", "/en/play/burgundy/other/", "/404.html"],
  ];

  expect([...open, ...closed].filter(mayCompile)).toEqual(open);
});

test("a page without a head is a mistake of the build", () => {
  expect(() => withPolicy("<p>x</p>")).toThrow("without a head");
});
