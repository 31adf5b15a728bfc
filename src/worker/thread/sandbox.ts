// Takes away from a thread what no rule needs: ways to the network, to what the browser stores, and
// to other threads. What is closed is found in the browser itself: all that is not allowed. It must
// be imported before all else, so that no other module has a reference to any of it.

import { allowedGlobals, allowedOfNavigator } from "./allowed-globals.ts";

/** The names of an object's own and inherited properties. */
function listPropertyNames(thing: object): string[] {
  const names = new Set<string>();
  for (let at: object | null = thing; at !== null; at = Object.getPrototypeOf(at)) {
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  }
  return [...names];
}

/** Closes all but the allowed properties of an object. */
function lock(thing: object, allowed: ReadonlySet<string>): void {
  for (const name of listPropertyNames(thing)) if (!allowed.has(name)) close(thing, name);
}

/** Removes a name wherever an object has it from, and lets no script put it back. */
function close(thing: object, name: string): void {
  for (let at: object | null = thing; at !== null; at = Object.getPrototypeOf(at)) {
    if (Object.hasOwn(at, name)) Reflect.deleteProperty(at, name);
  }
  Reflect.defineProperty(thing, name, { value: undefined, writable: false, configurable: false });
}

/** A word that no program from text may contain: `import("https://…")` is no global to be closed. */
const loading = /\bimport\b/;

/** The source texts of a program, each read once; a text that could load another is refused. */
function checked(texts: readonly unknown[]): string[] {
  const sources = texts.map(String);
  if (sources.some((source) => loading.test(source))) {
    throw new EvalError("A program in this thread may not load another.");
  }
  return sources;
}

/** Lets the constructors of functions compile only what loads nothing. */
function guardFunctions(): void {
  const Native = Function;
  const guardOf = (native: object) =>
    new Proxy(native as FunctionConstructor, {
      apply: (target, _, texts) => Reflect.construct(target, checked(texts)),
      construct: (target, texts, made) => Reflect.construct(target, checked(texts), made),
    });
  const guarded = guardOf(Native);
  const others = [async () => {}, function* () {}, async function* () {}].map(
    (made) => Object.getPrototypeOf(made) as object,
  );
  fix(Native.prototype, "constructor", guarded);
  for (const prototype of others) {
    const { constructor: native } = prototype;
    Object.setPrototypeOf(native, guarded);
    fix(prototype, "constructor", guardOf(native));
  }
  fix(globalThis, "Function", guarded);
  // Called under its name it compiles in the scope of its caller no longer, but in the global one.
  const native: (source: string) => unknown = Reflect.get(globalThis, "eval");
  fix(globalThis, "eval", (source: unknown) =>
    typeof source === "string" ? native(checked([source])[0] ?? "") : source,
  );
}

/** Timers take functions alone: a text would be compiled without the guard. */
function guardTimers(): void {
  for (const name of ["setTimeout", "setInterval"] as const) {
    const native = globalThis[name].bind(globalThis) as (...rest: unknown[]) => number;
    fix(globalThis, name, (...rest: unknown[]) => {
      if (typeof rest[0] !== "function") throw new TypeError(`${name} takes a function.`);
      return native(...rest);
    });
  }
}

function fix(thing: object, name: string, value: unknown): void {
  Object.defineProperty(thing, name, { value, writable: false, configurable: false });
}

// Unit tests import workers into Node, which needs its globals.
if ("WorkerGlobalScope" in globalThis) {
  guardFunctions();
  guardTimers();
  lock(globalThis, allowedGlobals);
  lock(globalThis.navigator, allowedOfNavigator);
}
