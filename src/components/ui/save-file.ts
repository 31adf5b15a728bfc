// Files that a reader saves.

/** Saves content as a file. */
export function saveAsFile(name: string, content: string | Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([content]));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // By then, the browser has started reading the blob.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
