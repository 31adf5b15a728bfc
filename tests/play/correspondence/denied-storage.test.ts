// Matches by message where the browser denies a frame its storage.

import { expect, test, vi } from "vitest";
import { KeptTurns } from "../../../src/components/play/turns/kept-turns.ts";
import { listKeptTurnsKeys } from "../../../src/components/play/turns/kept-turns-keys.ts";

test("without storage there are no matches to count or to list", async () => {
  const denied = () => {
    throw new DOMException("The user denied permission.", "SecurityError");
  };
  vi.stubGlobal("indexedDB", { open: denied });
  try {
    expect(await listKeptTurnsKeys("reef")).toEqual([]);
    expect(await new KeptTurns("reef").list()).toEqual([]);
  } finally {
    vi.unstubAllGlobals();
  }
});
