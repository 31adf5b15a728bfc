// Random playouts straight through the rules: where somebody would be asked, an option is drawn and
// carried out at once, so that the stack of JavaScript need not be left at each decision.
//
// A frame is written twice: `frame_i` stops to ask, `play_i` draws. Both keep the state in the same
// way, so that a playout may begin at any decision and ends in the same state.

import type { Site } from "./frames.ts";
import type { Gen } from "./gen.ts";
import { isDrawn } from "./list.ts";
import { settled } from "./worth.ts";

/** Whether playouts go straight through: only where rules come back to those that did them. */
export function goesStraight(gen: Gen): boolean {
  return gen.has("straight-playouts") && gen.has("direct-calls");
}

/** Stands in a frame where somebody is asked `n` options of this choice. */
export function waiting({ index }: Pick<Site, "index">): string {
  return `@WAIT${index}@`;
}

/** A frame that stops to ask. */
export function asking(frame: string): string {
  return frame.replace(/@WAIT\d+@/g, "return n;");
}

/** A frame that draws an option and goes on. */
export function playing(gen: Gen, frame: string, sites: readonly Site[]): string {
  return sites.reduce((code, site) => {
    const { index } = site;
    const isSet = isDrawnSite(gen, site);
    const place = "drawn(S,n,random)";
    const option = isSet ? `nth_${index}(S,fp,${place})` : `O[${place}]`;
    const take = `take_${index}(S,fp,${option},random);if(S[0]!==0)return 0;step=${site.next()};continue;`;
    const drawing = code.replaceAll(waiting(site), take);
    return isSet ? drawing.replaceAll(`options_${index}(`, `count_${index}(`) : drawing;
  }, entering(frame));
}

/** Whether an option can be drawn at a choice without listing all. */
export function isDrawnSite(gen: Gen, site: Site): boolean {
  if (site.kind === "order" || site.choose.may) return false;
  const [option, ...others] = site.choose.options;
  return option !== undefined && others.length === 0 && isDrawn(gen, option.move);
}

/** Rules that are entered are played through, too. */
export function entering(code: string): string {
  return code.replace(/\bframe_(\d+)\(S,f\)/g, "play_$1(S,f,random)");
}

/** `playout(S, n, random, limit)`: see runtime/program.ts. */
export function emitPlayout(gen: Gen, frames: readonly string[], when: string): string {
  const settle = settled(gen.game) ? `${when}settle(S);` : "";
  const cases = frames.map((_, i) => `case ${i}:play_${i}(S,fp,random);break;`).join("");
  return [
    "const LONG={};let left=0;",
    `function drawn(S,n,random){${settle}begin();if(--left<0)throw LONG;return random(n);}`,
    ...frames,
    "function playout(S,n,random,limit){left=limit;try{while(S[0]===0){const fp=S[1];if(fp===0){S[0]=1;break;}",
    `switch(S[fp]){${cases}}}}catch(e){if(e!==LONG)throw e;return -1;}${settle}return limit-left;}`,
  ].join("\n");
}

/** The same without this pass: from decision to decision. */
export const STEPPED_PLAYOUT =
  "function playout(S,n,random,limit){let d=0;for(;n>0;n=apply(S,O[random(n)]))if(++d>limit)return -1;return d;}";
