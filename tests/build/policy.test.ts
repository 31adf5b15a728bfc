// A page says what it may load before anything could be loaded.

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { programFrame, withPolicy } from "../../src/build/policy.ts";

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>x</title>
<script>one()</script><script type="module" src="/a.js"></script>
<script type="application/json">{"a":1}</script><script type="module">two()</script></head><body></body></html>`;

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function policyOf(address: string): string[] {
  const text = withPolicy(page, address);
  const [, policy = ""] = /Content-Security-Policy" content="([^"]*)"/.exec(text) ?? [];
  return policy.split("; ");
}

const addresses = [
  ...["/", "/404.html", "/en/play/burgundy/", "/de/play/burgundy-dice/", "/en/compare/burgundy/"],
  ...["/de/practice/burgundy/", "/de/playground/own/", "/en/learn/burgundy/first-tile/"],
];

test.each(addresses)(
  "on %s its own scripts are named by their hashes, and no others",
  (address) => {
    const policy = policyOf(address);

    expect(policy).toContain(`script-src 'self' ${hashOf("one()")} ${hashOf("two()")}`);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("form-action 'self'");
  },
);

test("the document that makes programs of text may load nothing", () => {
  const policy = policyOf(programFrame);

  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`script-src 'unsafe-eval' ${hashOf("one()")} ${hashOf("two()")}`);
  expect(policy.join()).not.toContain("'self'");
});

test("the policy stands before all that loads anything", () => {
  const text = withPolicy(page, "/");

  expect(text.indexOf("Content-Security-Policy")).toBeLessThan(text.indexOf("<title>"));
  expect(text.replace(/<meta http-equiv[^>]*>/, "")).toBe(page);
});

test("a page without a head is a mistake of the build", () => {
  expect(() => withPolicy("<p>x</p>", "/")).toThrow("without a head");
});
