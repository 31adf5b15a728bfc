// The browser of tests and measurements.

import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The Chromium without windows, as Debian calls it. */
export const headlessShell = "chromium-headless-shell";

/**
 * The path of a Chromium on this machine, or undefined. The one without windows comes first: it shows
 * the same pages, and a new page costs a quarter of a second less of processor time.
 */
export function findChromium() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const names = [headlessShell, "chromium", "chromium-browser", "google-chrome"];
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...names.map((name) => join("/usr/bin", name)),
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ];
  return candidates.find((path) => path && existsSync(path));
}

/** How a Chromium is started for tests and measurements: without what it would do in the background. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * How a browser test starts its browser: as people have it (`isForPeople`) where what is drawn or how
 * fast it is done is looked at; else so that it does less. Pages are laid out and painted as ever, but
 * without memory for pixels none is drawn, which would take a fifth of the time of all tests. And what
 * a test does is over before faster code for it pays, so scripts have to run ten times as often before
 * they are optimized; opponents that think still do.
 * @param {{ readonly isForPeople: boolean }} _
 */
export function launchOptions({ isForPeople }) {
  const path = findChromium();
  return {
    ...(path === undefined ? {} : { executablePath: path }),
    args: isForPeople ? chromiumArgs : [...chromiumArgs, ...doingLess],
  };
}

const doingLess = [
  "--force-gpu-mem-available-mb=0",
  "--js-flags=--invocation-count-for-maglev=4000,--invocation-count-for-turbofan=30000",
];
