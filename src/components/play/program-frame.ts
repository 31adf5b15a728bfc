// Programs from text, for pages whose policy forbids to make any: a hidden frame makes them, the only
// document that may. Its own policy lets it load nothing (`build/policy.ts`).

import type { RunProgramText } from "../../dsl/runtime/game/compiled-program.ts";
import { siteAddress } from "../ui/address.ts";

declare global {
  interface Window {
    /** Is there in `public/program-frame/index.html` alone. */
    readonly runProgramText?: RunProgramText;
  }
}

let opened: Promise<RunProgramText> | undefined;

/** Returns what makes programs in the frame, which stays; rejects if it cannot be loaded. */
export function openProgramFrame(): Promise<RunProgramText> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<RunProgramText> {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  // Without the origin of the site its window could not be called.
  frame.sandbox.add("allow-scripts", "allow-same-origin");
  frame.src = siteAddress("program-frame/");
  await new Promise((resolve) => {
    frame.addEventListener("load", resolve, { once: true });
    document.body.append(frame);
  });
  // A document that could not be loaded has no such function.
  const run = frame.contentWindow?.runProgramText;
  if (run !== undefined) return run;
  frame.remove();
  throw new Error("The frame for programs is not there.");
}
