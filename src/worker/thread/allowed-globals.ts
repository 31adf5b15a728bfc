// What a thread that runs rules may use. Everything else that a browser offers is closed there, also
// what browsers do not have yet.

/** The language itself, and what computes without reaching anything outside the thread. */
export const allowedGlobals: ReadonlySet<string> = new Set([
  // ECMAScript. `sandbox.ts` guards `Function` and `eval`.
  ...["AggregateError", "Array", "ArrayBuffer", "AsyncDisposableStack", "Atomics", "BigInt"],
  ...["BigInt64Array", "BigUint64Array", "Boolean", "DataView", "Date", "DisposableStack", "Error"],
  ...["EvalError", "FinalizationRegistry", "Float16Array", "Float32Array", "Float64Array"],
  ...["Function", "Infinity", "Int16Array", "Int32Array", "Int8Array", "Intl", "Iterator", "JSON"],
  ...["Map", "Math", "NaN", "Number", "Object", "Promise", "Proxy", "RangeError"],
  ...["ReferenceError", "Reflect", "RegExp", "Set", "SharedArrayBuffer", "String"],
  ...["SuppressedError", "Symbol", "SyntaxError", "TypeError", "URIError", "Uint16Array"],
  ...["Uint32Array", "Uint8Array", "Uint8ClampedArray", "WeakMap", "WeakRef", "WeakSet"],
  ...["WebAssembly", "decodeURI", "decodeURIComponent", "encodeURI", "encodeURIComponent", "eval"],
  ...["escape", "globalThis", "isFinite", "isNaN", "parseFloat", "parseInt", "undefined"],
  "unescape",
  // What every object inherits.
  ...["__defineGetter__", "__defineSetter__", "__lookupGetter__", "__lookupSetter__", "__proto__"],
  ...["constructor", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable"],
  ...["toLocaleString", "toString", "valueOf"],
  // Time, text and random numbers.
  ...["AbortController", "AbortSignal", "DOMException", "TextDecoder", "TextEncoder", "URL"],
  ...["URLSearchParams", "atob", "btoa", "clearInterval", "clearTimeout", "console", "crypto"],
  ...["performance", "queueMicrotask", "setInterval", "setTimeout", "structuredClone"],
  // The thread itself, and messages to and from the page that started it.
  ...["DedicatedWorkerGlobalScope", "ErrorEvent", "Event", "EventTarget", "MessageChannel"],
  ...["MessageEvent", "MessagePort", "PromiseRejectionEvent", "WorkerGlobalScope"],
  ...["WorkerLocation", "WorkerNavigator", "addEventListener", "close", "dispatchEvent"],
  ...["location", "name", "navigator", "onerror", "onmessage", "onmessageerror"],
  ...["onrejectionhandled", "onunhandledrejection", "postMessage", "removeEventListener"],
  ...["reportError", "self", "when"],
]);

/** Of `navigator`: what says something about the browser, and does nothing. */
export const allowedOfNavigator: ReadonlySet<string> = new Set([
  ...["appCodeName", "appName", "appVersion", "hardwareConcurrency", "language", "languages"],
  ...["onLine", "platform", "product", "userAgent"],
  ...["__defineGetter__", "__defineSetter__", "__lookupGetter__", "__lookupSetter__", "__proto__"],
  ...["constructor", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable"],
  ...["toLocaleString", "toString", "valueOf"],
]);
