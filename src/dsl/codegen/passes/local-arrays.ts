// Arrays that functions use in loops, as locals of theirs.
//
// A program's arrays are constants around its functions. V8 reads those before it looks at what is
// done with them, and so knows where an array lies and how long it is; in a loop it looks the other
// way round, and then asks at each use. A local that is set before the loop is known in it, too.

import type { Gen } from "../gen.ts";

/** All functions of a program; those with loops have locals for the arrays that they use. */
export function withLocalArrays(gen: Gen): readonly string[] {
  if (!gen.has("local-arrays")) return gen.functions;
  return gen.functions.flatMap((code) =>
    code.split(/\n(?=function )/).map((one) => named(gen, one)),
  );
}

/** The head of a function, with what it is given. */
const HEAD = /^function \w+\(([\w$,]*)\)\{/;

function named(gen: Gen, code: string): string {
  const [head = "", given = ""] = HEAD.exec(code) ?? [];
  const body = code.slice(head.length);
  if (head === "" || !/\b(for|while)\(/.test(body)) return code;
  const outer = (name: string) =>
    gen.arrays.has(name) || ((name === "S" || name === "O") && !given.split(",").includes(name));
  const used = new Set<string>();
  const renamed = body.replace(/\b[A-Z]\w*/g, (name) => {
    if (!outer(name)) return name;
    used.add(name);
    return `${name}_`;
  });
  if (used.size === 0) return code;
  const locals = [...used].map((name) => `${name}_=${name}`).join(",");
  return `${head}const ${locals};${renamed}`;
}
