// `node bench/keystrokes.mjs`: how long after a key the reports of the rules workshop are fresh.
//
// Measured in the browser on the built site, in a variant of the largest game: from the event of the
// key to the change of the list of reports on the page, by the clock. Each key makes or mends a
// mistake, so that each has something to report. Takes the site as it was built last.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "../scripts/chromium.js";
import { root } from "../scripts/setup.mjs";

const port = Number(process.env.PORT ?? 4392);
const keys = 40;

const server = spawn(process.execPath, [join(root, "scripts", "serve.mjs"), String(port)], {
  stdio: ["ignore", "pipe", "inherit"],
});
await new Promise((resolve) => server.stdout.once("data", resolve));
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? findChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
});
try {
  const page = await browser.newPage({ serviceWorkers: "block" });
  await page.goto(`http://localhost:${port}/en/playground/burgundy/`);
  await page.locator(".cm-content").click();
  await page.locator(".problems li").first().waitFor();
  await page.waitForTimeout(2000);
  // Behind the number that is changed: "change toll from 2| to 3".
  await page.evaluate(watch);
  await page.keyboard.press("Control+Home");
  for (let line = 1; line < 3; line += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  for (let step = 0; step < " to 2".length; step += 1) await page.keyboard.press("ArrowLeft");
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press(key % 2 === 0 ? "9" : "Backspace");
    await page.waitForFunction((count) => window.times.length === count, key + 1);
    await page.waitForTimeout(400);
  }
  // The first ones are slower, for nothing has been run yet.
  const times = (await page.evaluate(() => window.times)).slice(10).toSorted((a, b) => a - b);
  const at = (part) => `${Math.round(times[Math.floor(times.length * part)])} ms`;
  console.log(`keystroke → fresh reports: median ${at(0.5)}, 90 % within ${at(0.9)}`);
  console.log(`${times.length} keys, fastest ${at(0)}`);
} finally {
  await browser.close();
  server.kill();
}

/** In the page: notes the time from each key to the next change of the list of reports. */
function watch() {
  window.times = [];
  let pressed;
  document.addEventListener(
    "keydown",
    (event) => {
      const isWriting = event.key === "Backspace" || event.key.length === 1;
      pressed = isWriting ? event.timeStamp : undefined;
    },
    { capture: true },
  );
  const seen = () => {
    if (pressed === undefined) return;
    window.times.push(performance.now() - pressed);
    pressed = undefined;
  };
  new MutationObserver(seen).observe(document.querySelector(".problems ul"), {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
