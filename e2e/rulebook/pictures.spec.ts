// Pictures can be told apart: at the smallest size, without colour, and with colour blindness.

import { expect, type Page } from "@playwright/test";
import { launchOptions } from "../../scripts/chromium.js";
import { test } from "../test.ts";

// What is drawn is looked at.
test.use({ launchOptions: launchOptions({ isForPeople: true }) });

/** The smallest size at which pieces are drawn. */
const [width, height] = [38, 46];
const columns = 20;

/** Lays what a selector finds out in a strip, each of the smallest size, and returns its names. */
async function layOut(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    ({ selector, width, height, columns }) => {
      const strip = document.createElement("div");
      strip.id = "strip";
      strip.style.cssText = `position:fixed;inset:0;z-index:99;display:grid;align-content:start;
        grid-template-columns:repeat(${columns},${width}px);grid-auto-rows:${height}px;background:#2b1a29`;
      const drawn = new Map<string, Element>();
      for (const picture of document.querySelectorAll(selector)) {
        const name = picture.querySelector("use.picture")?.getAttribute("href");
        if (typeof name === "string" && !drawn.has(name)) drawn.set(name, picture);
      }
      for (const picture of drawn.values()) {
        const copy = picture.cloneNode(true) as SVGElement;
        copy.style.cssText = `width:${width}px;height:${height}px;max-width:none`;
        strip.append(copy);
      }
      document.body.append(strip);
      return [...drawn.keys()];
    },
    { selector, width, height, columns },
  );
}

/** Returns the mean difference in grey of every pair of cells of the strip, from 0 to 255. */
async function differences(page: Page, count: number): Promise<readonly Difference[]> {
  const clip = { x: 0, y: 0, width: columns * width, height: Math.ceil(count / columns) * height };
  const shot = (await page.screenshot({ clip })).toString("base64");
  return page.evaluate(
    async ({ shot, count, width, height, columns }) => {
      const bytes = Uint8Array.from(atob(shot), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
      if (canvas === null) throw new Error("There is no canvas.");
      canvas.drawImage(image, 0, 0);
      const greys = Array.from({ length: count }, (_, at) => {
        const [x, y] = [(at % columns) * width, Math.floor(at / columns) * height];
        const { data } = canvas.getImageData(x, y, width, height);
        return Array.from({ length: width * height }, (_, pixel) => {
          const [red = 0, green = 0, blue = 0] = data.subarray(4 * pixel, 4 * pixel + 3);
          return 0.299 * red + 0.587 * green + 0.114 * blue;
        });
      });
      return greys.flatMap((one, at) =>
        greys.slice(at + 1).map((other, after) => ({
          pair: [at, at + 1 + after] as const,
          mean:
            one.reduce((sum, grey, pixel) => sum + Math.abs(grey - (other[pixel] ?? 0)), 0) /
            one.length,
        })),
      );
    },
    { shot, count, width, height, columns },
  );
}

interface Difference {
  readonly pair: readonly [number, number];
  readonly mean: number;
}

test("every tile has a picture of its own that differs from all others in grey, 38 pixels wide", async ({
  page,
}) => {
  await page.goto("/en/tiles/burgundy/");
  const kinds = page.locator("[data-tile]:has(use.picture)");
  await expect(kinds).toHaveCount(49);
  const names = await layOut(page, "[data-tile] svg");
  // Animals of a species share the picture and differ in the number on it.
  expect(names.length).toBe(41);
  const alike = (await differences(page, names.length))
    .filter(({ mean }) => mean < 10)
    .map(({ pair, mean }) => `${names[pair[0]]} ${names[pair[1]]} ${mean.toFixed(1)}`);
  expect(alike).toEqual([]);
});
