// Makes the booklets of the built site as PDFs, in both languages: `npm run booklet`. They lie in
// dist/booklets then. A second pass knows on which pages things are and says so in references.
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "./chromium.js";
import { root } from "./setup.mjs";

const site = join(root, "dist");
const made = join(site, "booklets");
const address = "http://booklet.local";
/** Stands for a page that is not known yet: references must not change the breaks of pages. */
const unknown = "00";

if (!existsSync(join(site, "de", "booklet"))) {
  console.error("There is no built site yet; `npm run build` makes it.");
  process.exit(1);
}
mkdirSync(made, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const language of ["de", "en"]) {
  for (const game of readdirSync(join(site, language, "booklet"))) {
    const path = join(made, `${game}-${language}.pdf`);
    const pages = await print(
      `${language}/booklet/${game}/`,
      language === "de" ? "S. " : "p. ",
      path,
    );
    console.log(`${path.slice(root.length)}: ${pages} pages`);
  }
}
await browser.close();

/** Prints until the pages that references name are those that things are on. */
async function print(booklet, pageWord, path) {
  const page = await browser.newPage({ javaScriptEnabled: false, colorScheme: "light" });
  await page.route("**/*", (route) => route.fulfill({ path: fileOf(route.request().url()) }));
  await page.goto(`${address}/${booklet}`, { waitUntil: "networkidle" });
  // On a slow machine nothing is loaded for a while before all of a long page has been read.
  await page.waitForLoadState("load");
  await page.evaluate(turnLinksInwards);
  let known = {};
  for (let pass = 0; pass < 4; pass++) {
    await page.evaluate(nameThePages, { pages: known, pageWord, unknown });
    const pdf = readPdf(
      await page.pdf({
        path,
        preferCSSPageSize: true,
        printBackground: true,
        outline: true,
      }),
    );
    if (JSON.stringify(pdf.targets) === JSON.stringify(known)) break;
    known = pdf.targets;
  }
  await page.close();
  return readPdf(readFileSync(path)).count;
}

function fileOf(url) {
  const { pathname } = new URL(url);
  return join(site, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
}

/**
 * In the page: links to chapters lead to their place in the booklet; others are mere words. Examples
 * can be played on where they stand on the site.
 */
function turnLinksInwards() {
  const chapters = [...document.querySelectorAll(".chapter")];
  for (const link of document.querySelectorAll(".booklet a[href]:not(.on-paper a)")) {
    const { pathname, hash } = new URL(link.href);
    const chapter = chapters.find((one) => one.dataset.address === pathname);
    const isInside = hash !== "" && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (isInside) link.setAttribute("href", hash);
    else if (chapter) link.setAttribute("href", `#${chapter.id}`);
    else if (link.host === location.host) link.removeAttribute("href");
  }
}

/** In the page: references say where they lead, those of the prose to other chapters and the contents. */
function nameThePages({ pages, pageWord, unknown }) {
  for (const link of document.querySelectorAll(".booklet a[href^='#']")) {
    const name = decodeURIComponent(link.hash.slice(1));
    const chapter = document.getElementById(name)?.closest(".chapter");
    const isListed = link.closest(".contents") !== null;
    const isProse = link.matches(".text > :is(p, ul, ol) a:not(.term, .tile)");
    if (!isListed && (!isProse || chapter === link.closest(".chapter"))) continue;
    const number = String(pages[name] ?? unknown);
    link.dataset.page = isListed ? number : pageWord + number;
  }
}

/** How many pages a PDF of Chromium has, and on which its named targets are. */
function readPdf(bytes) {
  const text = bytes.toString("latin1");
  const objects = new Map(
    [...text.matchAll(/^(\d+) 0 obj\s([\s\S]*?)endobj/gm)].map(([, number, body]) => [
      number,
      body,
    ]),
  );
  const pagesIn = (number) => {
    const body = objects.get(number) ?? "";
    const [, kids] = /\/Kids\s*\[([^\]]*)\]/.exec(body) ?? [];
    if (kids === undefined) return [number];
    return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => pagesIn(kid));
  };
  const [, tree] = /\/Type\s*\/Catalog[\s\S]*?\/Pages (\d+) 0 R/.exec(text) ?? [];
  const pages = pagesIn(tree);
  const named = text.matchAll(/\/([^\s/[\]()<>]+)\s*\[(\d+) 0 R \/XYZ/g);
  const targets = [...named].map(([, name, page]) => [nameOf(name), pages.indexOf(page) + 1]);
  return { count: pages.length, targets: Object.fromEntries(targets) };
}

/** Names in PDFs write some letters as `#2E`. */
function nameOf(name) {
  return name.replace(/#([0-9A-F]{2})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
