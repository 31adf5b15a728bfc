import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { instantiateProgram } from "../../src/dsl/runtime/engine/instantiate-program.ts";
import { bitCount } from "../../src/dsl/runtime/engine/zones.ts";
import { translatedPlayout } from "../../src/dsl/wasm/playouts.ts";
import { NotTranslated } from "../../src/dsl/wasm/source.ts";

// What is translated does what it does as JavaScript. Programs here are of one function, which gets
// the limit of a playout as its number, and may change the state.

const size = 16;

const top = `
const K=[3,1,4,1,5,9,2,6],Z=Int32Array.of(-7,8,0);
let left=5,log=null;
function square(x){return Math.imul(x,x)|0;}
function down(n){if(n<=0)return 0;return 1+down(n-1);}
function sumOf(A,n){let s=0;for(let i=0;i<n;i++)s+=A[i];return s;}
function put(S,at,x){if(x<0)return;S[at]=x;}
`;

/** What the function returns and what it makes of the state, as JavaScript and translated. */
function results(body: string, given: number) {
  const text = `${top}function playOn(limit){${body}}`;
  const first = Int32Array.from({ length: size }, (_, i) => (i % 3 === 1 ? -i : i * 5));
  const state = first.slice();
  const run = instantiateProgram(`${text}return playOn;`, { S: state, bitCount }) as (
    limit: number,
  ) => number;
  const expected = { value: Number(run(given)) | 0, state };
  const playout = translatedPlayout(`const S=new Int32Array(${size});${text}`);
  const other = first.slice();
  const value = playout(other, { below: () => 0 }, given);
  return { expected, found: { value, state: other } };
}

const bodies = [
  "return limit;",
  "return -limit;",
  "return ~limit;",
  "return !limit;",
  "return limit+3-5*2;",
  "return limit%7;",
  "return limit/7|0;",
  "return limit&6|limit^3;",
  "return limit<<3;",
  "return limit>>2;",
  "return limit>>>3;",
  "return limit<5;",
  "return (limit===5)+(limit!==5)+(limit<=5)*2+(limit>=6)*4+(limit>7)*8;",
  "return limit>3&&limit<9;",
  "return limit<3||S[2];",
  "return limit>3?10:20;",
  "return Math.min(limit,4)*100+Math.max(limit,4);",
  "return Math.abs(limit-9);",
  "return Math.clz32(limit);",
  "return bitCount(limit)*100+bitCount(~limit);",
  "return Math.floor((limit-9)/4)*100+Math.ceil((limit-9)/4);",
  "return Math.floor((limit-9)/-4)*100+Math.ceil((limit-9)/-4);",
  "return K.length;",
  "return K[limit]|0;",
  "return K[limit-9]|0;",
  "return K[limit]??-1;",
  "return Z[1]+Z[0];",
  "return S[limit&7];",
  "return S[(limit&3)*2+1-(limit&1)];",
  "return S[15-(limit&7)];",
  "return S[((limit&3)-(-2))*2];",
  "S[3]=limit;return S[3];",
  "S[3]+=limit;S[4]-=limit;S[5]*=limit;S[6]&=limit;S[7]|=limit;S[8]^=limit;return 1;",
  "S[3]++;S[4]--;return 0;",
  "return S[3]++*100+S[3];",
  "return (S[3]=limit)+S[3];",
  "return (S[3]+=limit)+S[3];",
  "let a=limit;a+=2;a-=5;a<<=1;return a++*1000+a;",
  "let a=limit;return --a*1000+a;",
  "left-=limit;return left;",
  "let s=0;for(let i=0;i<limit;i++)s+=i;return s;",
  "let s=0;for(let i=0;i<limit;i++){if(i===2)continue;if(i===6)break;s+=i;}return s;",
  "let s=0;while(s*s<limit)s++;return s;",
  "let s=9;do{s--;if(s===4)continue;}while(s>limit);return s;",
  "let s=0;for(;;){s++;if(s>limit)break;}return s;",
  "let s=0;switch(limit){case 0:s=1;break;case 4:s=2;case 5:s+=3;break;default:s=7;}return s;",
  "let s=0;for(let i=0;;i++){switch(i){case 3:continue;case 7:return s;}s+=i;}",
  "switch(limit&1){case 1:return 5;}return 6;",
  "return square(limit)+square(2);",
  "return down(limit);",
  "return sumOf(K,limit&7)*1000+sumOf(S,3);",
  "put(S,2,limit);put(S,3,-1);return S[2];",
  "const A=K;return A[limit&7];",
  "if(log!==null)log.score(limit);return 1;",
  "if(log!==null&&limit>0)log.score(limit);else S[1]=2;return 1;",
  "S.fill(0,limit&7,9);return 0;",
  "{const x=1;S[x]=2;}const x=3;return x;",
  "if(limit>3){if(limit>5)return 1;return 2;}else if(limit===2)return 3;return 4;",
];

describe.each(bodies)("%s", (body) => {
  test.each([0, 1, 2, 4, 5, 6, 8, 13])("given %i", (given) => {
    const { expected, found } = results(body, given);
    expect(found).toEqual(expected);
  });
});

// Random expressions: every sum is cut to 32 bits, as it is when it is kept in an array.
const { expression } = fc.letrec((tie) => {
  const two = (operators: readonly string[], text: (a: string, o: string, b: string) => string) =>
    fc
      .tuple(tie("expression"), fc.constantFrom(...operators), tie("expression"))
      .map(([a, o, b]) => text(String(a), o, String(b)));
  return {
    expression: fc.oneof(
      { maxDepth: 6 },
      fc.constantFrom("limit", "a", "b", "left"),
      fc.integer({ min: -40, max: 2 ** 31 - 1 }).map((n) => `(${n})`),
      two(["+", "-"], (a, o, b) => `(${a}${o}${b}|0)`),
      two(["&", "|", "^", "<<", ">>"], (a, o, b) => `(${a}${o}${b})`),
      two(["<", "<=", ">", ">=", "===", "!==", "&&", "||"], (a, o, b) => `((${a}${o}${b})|0)`),
      two(["min", "max", "imul"], (a, o, b) => `Math.${o}(${a},${b})`),
      tie("expression").map((a) => `(~${a})`),
      tie("expression").map((a) => `Math.clz32(${a})`),
      tie("expression").map((a) => `S[${a}&15]`),
      tie("expression").map((a) => `(K[${a}]|0)`),
      tie("expression").map((a) => `square(${a})`),
      two(["?"], (a, o, b) => `(${a}${o}${b}:limit)`),
      two([","], (a, _, b) => `(S[${a}&15]=${b})`),
      tie("expression").map((a) => `(a=${a})`),
    ),
  };
});

test("random expressions have the same values", () => {
  const programs = fc.array(expression, { minLength: 1, maxLength: 6 });
  const given = fc.integer({ min: 0, max: 20 });
  const check = (lines: readonly unknown[], limit: number) => {
    const body = lines.map((line, i) => `S[${i}]=${line};b=${line};`).join("");
    const { expected, found } = results(`let a=3,b=limit;${body}return a;`, limit);
    expect(found).toEqual(expected);
  };
  fc.assert(fc.property(programs, given, check), { numRuns: 400 });
});

test.each([
  "return limit>>>0;",
  "throw limit;",
  "return 'a';",
  "return 0.5;",
  "return unknown(limit);",
  "return S.slice();",
  "const f=(x)=>x;return f(1);",
  "left={};return 1;",
])("is not translated: %s", (body) => {
  const text = `const S=new Int32Array(${size});${top}function playOn(limit){${body}}`;
  expect(() => translatedPlayout(text)).toThrow(NotTranslated);
});
