// Sandbox of a worker: removes access to the network, to browser storage and to other threads. All
// globals of the browser that are not on the list of allowed ones are removed. Must be the first
// import, so that no other module has a reference to them.

import { allowedGlobals, allowedOfNavigator } from "./allowed-globals.ts";

/** Lists the names of an object's own and inherited properties. */
function listPropertyNames(thing: object): string[] {
  const names = new Set<string>();
  for (let at: object | null = thing; at !== null; at = Object.getPrototypeOf(at)) {
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  }
  return [...names];
}

/** Removes all properties of an object that are not allowed. */
function lock(thing: object, allowed: ReadonlySet<string>): void {
  for (const name of listPropertyNames(thing)) if (!allowed.has(name)) close(thing, name);
}

/** Removes a property from an object and its prototypes, and prevents its redefinition. */
function close(thing: object, name: string): void {
  for (let at: object | null = thing; at !== null; at = Object.getPrototypeOf(at)) {
    if (Object.hasOwn(at, name)) Reflect.deleteProperty(at, name);
  }
  Reflect.defineProperty(thing, name, { value: undefined, writable: false, configurable: false });
}

/** Forbidden in programs created from text: `import("https://…")` cannot be removed as a global. */
const loading = /\bimport\b/;

/** Reads each source text of a program once; throws if it could load another program. */
function checked(texts: readonly unknown[]): string[] {
  const sources = texts.map(String);
  if (sources.some((source) => loading.test(source))) {
    throw new EvalError("A program in this thread may not load another.");
  }
  return sources;
}

/**
 * Replaces the function constructors and `eval` by versions that check their source texts. All of
 * them have the interface of `Function`, but types in TypeScript's library only for that one: hence the cast.
 */
function guardFunctions(): void {
  const Native = Function;
  const guardOf = (native: object) =>
    new Proxy(native as FunctionConstructor, {
      apply: (target, _, texts) => Reflect.construct(target, checked(texts)),
      construct: (target, texts, made) => Reflect.construct(target, checked(texts), made),
    });
  const guarded = guardOf(Native);
  const others = [async () => {}, function* () {}, async function* () {}].map((made): object =>
    Object.getPrototypeOf(made),
  );
  fix(Native.prototype, "constructor", guarded);
  for (const prototype of others) {
    const { constructor: native } = prototype;
    Object.setPrototypeOf(native, guarded);
    fix(prototype, "constructor", guardOf(native));
  }
  fix(globalThis, "Function", guarded);
  // Through this name, `eval` compiles in the global scope instead of its caller's.
  const native: (source: string) => unknown = Reflect.get(globalThis, "eval");
  fix(globalThis, "eval", (source: unknown) =>
    typeof source === "string" ? native(checked([source])[0] ?? "") : source,
  );
}

/**
 * Replaces timers by versions without string arguments, which would be compiled unchecked. The cast
 * unites the overloads of both timers.
 */
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

// Not in unit tests, which import workers into Node and need its globals.
if ("WorkerGlobalScope" in globalThis) {
  guardFunctions();
  guardTimers();
  lock(globalThis, allowedGlobals);
  lock(globalThis.navigator, allowedOfNavigator);
}
