// Hashes and random numbers of the browser, for matches by message.

/** SHA-256 of a text, in hexadecimal digits. */
export async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return hexadecimal(new Uint8Array(bytes));
}

/** 128 random bits in hexadecimal digits. */
export function createSecret(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(16)));
}

function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
