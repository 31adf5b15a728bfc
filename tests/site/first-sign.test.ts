// What is loaded for a reader at work waits for a sign of them.

import { expect, test } from "vitest";
import { firstSign } from "../../src/components/deferred/first-sign.ts";

/** A page in which an element may have the focus. */
function pageWith(hasFocus: boolean) {
  const body = {};
  const page = Object.assign(new EventTarget(), { body, activeElement: hasFocus ? {} : body });
  return {
    page: page as unknown as Document,
    send: (sign: string) => page.dispatchEvent(new Event(sign)),
  };
}

/** Whether somebody has been noticed by now. */
async function isNoticed(sign: Promise<void>): Promise<boolean> {
  return Promise.race([
    sign.then(() => true),
    new Promise<false>((no) => setTimeout(no, 0, false)),
  ]);
}

test.each(["pointermove", "pointerdown", "wheel", "keydown", "focusin"])(
  "%s is a sign",
  async (sign) => {
    const { page, send } = pageWith(false);
    const noticed = firstSign(page);
    send("scrollend");
    expect(await isNoticed(noticed)).toBe(false);
    send(sign);
    expect(await isNoticed(noticed)).toBe(true);
  },
);

test("who has the focus in a field is there already", async () => {
  expect(await isNoticed(firstSign(pageWith(true).page))).toBe(true);
});
