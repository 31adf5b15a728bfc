// Addresses of web pages. Rules name them, and pages make links of them.

/** Every engine that runs the language has it, in browsers and in Node. */
declare const URL: new (
  text: string,
) => {
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly href: string;
};

/**
 * The address as a browser writes it, or `undefined` if it is not one of a web page: another scheme
 * could run script, and a name before an `@` could be taken for that of the host.
 */
export function webAddress(text: string): string | undefined {
  const url = parsed(text);
  if (url === undefined || !["http:", "https:"].includes(url.protocol)) return undefined;
  return url.username === "" && url.password === "" ? url.href : undefined;
}

function parsed(text: string) {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
