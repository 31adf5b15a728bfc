// Random playouts straight through the rules: where somebody would be asked, an option is drawn and
// carried out at once, so that the stack of JavaScript need not be left at each decision.
//
// Where nobody is asked but in the flow of the game, its frame is written twice: `frame_i` stops to
// ask, `play` draws. Both keep the state in the same way, so that a playout may begin at any decision
// and ends in the same state.

import type { Site } from "./frames.ts";
import type { Gen } from "./gen.ts";
import { isDrawn } from "./list.ts";
import { settled } from "./worth.ts";

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
    const take = `take_${index}(S,fp,${option});if(S[0]!==0)return 0;step=${site.next()};continue;`;
    const drawing = code.replaceAll(waiting(site), take);
    return isSet ? drawing.replaceAll(`options_${index}(`, `count_${index}(`) : drawing;
  }, frame);
}

/** Whether an option can be drawn at a choice without listing all. */
export function isDrawnSite(gen: Gen, site: Site): boolean {
  if (site.kind === "order" || site.choose.may) return false;
  const [option, ...others] = site.choose.options;
  return option !== undefined && others.length === 0 && isDrawn(gen, option.move);
}

/** `playout(S, n, random, limit)`: see runtime/program.ts. `play` is the flow, drawing. */
export function emitPlayout(gen: Gen, play: string, when: string): string {
  const settle = settled(gen.game) ? `${when}settle(S);` : "";
  return [
    "const LONG={};let left=0;",
    `function drawn(S,n,random){${settle}begin();if(--left<0)throw LONG;return random(n);}`,
    `function play(S,fp,random)${play}`,
    "function playout(S,n,random,limit){left=limit;try{while(S[0]===0){const fp=S[1];if(fp===0)S[0]=1;else play(S,fp,random);}}",
    `catch(e){if(e!==LONG)throw e;return -1;}${settle}return limit-left;}`,
  ].join("\n");
}

/** The same without this pass: from decision to decision. */
export const STEPPED_PLAYOUT =
  "function playout(S,n,random,limit){let d=0;for(;n>0;n=apply(S,O[random(n)]))if(++d>limit)return -1;return d;}";
