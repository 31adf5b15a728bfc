// `npm run icons`: draws the icons of the app and the picture that links to the site show, from
// public/favicon.svg. The pictures are part of the project; this makes them anew.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "./chromium.js";
import { root, setup } from "./setup.mjs";

setup({ browser: true });

const drawing = readFileSync(join(root, "public", "favicon.svg"), "utf8");
const font = readFileSync(
  join(root, "node_modules/@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2"),
).toString("base64");

const paper = "#fcf9f2";

const middle = (size, part, ground) =>
  `<body style="margin:0;width:${size}px;height:${size}px;display:grid;place-content:center;background:${ground}">
   <div style="width:${size * part}px">${drawing}</div></body>`;

const card = `<style>@font-face{font-family:Title;src:url(data:font/woff2;base64,${font});font-weight:400 900}
  body{margin:0;width:1200px;height:630px;display:grid;grid-template-columns:300px auto;place-content:center;align-items:center;gap:64px;background:${paper};color:#262019;font:640 132px/1 Title}
  p{margin:24px 0 0;font:500 42px/1.35 Title;color:#5c5346}</style>
  <body><div>${drawing}</div><div>Regelwerk<p>Spielregeln, die man spielen kann<br>Rules you can play</p></div></body>`;

const pictures = [
  { name: "icons/icon-192", width: 192, height: 192, html: middle(192, 1, "transparent") },
  { name: "icons/icon-512", width: 512, height: 512, html: middle(512, 1, "transparent") },
  // Systems cut it to their own shape: the drawing keeps to the middle.
  { name: "icons/maskable-512", width: 512, height: 512, html: middle(512, 0.62, paper) },
  { name: "icons/apple-touch-180", width: 180, height: 180, html: middle(180, 0.8, paper) },
  { name: "icons/card", width: 1200, height: 630, html: card },
];

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
mkdirSync(join(root, "public", "icons"), { recursive: true });
for (const { name, width, height, html } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const screenshot = await page.screenshot({ omitBackground: true });
  // Few colours make a small picture: everybody fetches them, and the package holds them.
  const picture = await sharp(screenshot)
    .png({ palette: true, colours: 16, effort: 10 })
    .toBuffer();
  writeFileSync(join(root, "public", `${name}.png`), picture);
  await page.close();
  console.log(`public/${name}.png ${width} × ${height}, ${Math.ceil(picture.length / 1024)} kB`);
}
await browser.close();
