// Groups as sets of bits: the spaces that hang together with a space and that the same player holds,
// or that are empty as it is. A wave goes outwards from the space; all beside it that is held joins.

import type * as ir from "../ir/ir.ts";
import { seatsOf } from "../ir/types.ts";
import { everySpace, tableWords, type Words } from "./bits.ts";
import type { Env, Gen } from "./gen.ts";
import { filledWords } from "./layout.ts";
import { gridBase, heldBase } from "./place.ts";

/** Groups on larger grids are listed space by space. */
const MOST_WORDS = 6;

/** Whether the groups of a grid can be had as sets: it knows who holds which space. */
export function hasGroupSets(gen: Gen, { index, shape }: ir.Grid): boolean {
  return gen.layout.grids[index]?.held !== undefined && filledWords(shape) <= MOST_WORDS;
}

/** The group of the space `s`: a statement that works it out, and the words of the set. */
export function emitGroup(gen: Gen, env: Env, ref: ir.GridRef): { js: string; words: Words } {
  const many = filledWords(ref.grid.shape);
  const set = gen.scratch("group", many);
  const wave = waveFunction(gen, ref.grid.shape);
  const js = `${wave}(S,${gridBase(gen, env, ref)},${heldBase(gen, env, ref)},s,${set});`;
  return { js, words: Array.from({ length: many }, (_, word) => `${set}[${word}]`) };
}

/**
 * `wave(S, first, held, space, out)`: writes the words of a group. `first` is the first cell of the
 * grid, `held` the first slot of the sets of what each seat holds.
 */
function waveFunction(gen: Gen, shape: ir.Shape): string {
  const near = tableWords(gen, "near", shape, shape.neighbours);
  const all = everySpace(shape);
  const many = all.length;
  const seats = [...Array(seatsOf(gen.game)).keys()];
  const each = (js: (word: number) => string, between = "") =>
    all.map((_, word) => js(word)).join(between);
  const empty = (word: number) =>
    `${all[word]}&~(${seats.map((seat) => `S[h+${seat * many + word}]`).join("|")})`;
  const joining = each((word) => `n${word}|=${near[word]}[x];`);
  return gen.shared(`wave_${shape.index}`, (name) =>
    [
      `function ${name}(S,b,h,s,Q){const v=S[b+s],o=h+(v-1)*${many};`,
      `const ${each((w) => `h${w}=v===0?${empty(w)}:S[o+${w}]`, ",")};`,
      `let ${each((w) => `g${w}=0,f${w}=s>>5===${w}?1<<s:0`, ",")};`,
      `do{let ${each((w) => `n${w}=0`, ",")};${each((w) => `g${w}|=f${w};`)}`,
      each(
        (w) => `for(let m=f${w};m!==0;m&=m-1){const x=${w * 32 + 31}-Math.clz32(m&-m);${joining}}`,
      ),
      each((w) => `f${w}=n${w}&h${w}&~g${w};`),
      `}while((${each((w) => `f${w}`, "|")})!==0);${each((w) => `Q[${w}]=g${w};`)}}`,
    ].join(""),
  );
}
