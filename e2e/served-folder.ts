// A built site in a folder of a host, for tests of sites other than the one that all tests share.

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import sirv from "sirv";

/** Serves a site as a host would that has it in a folder, and nothing else. */
export async function serveBelow(
  folder: string,
  site: string,
): Promise<{ readonly origin: string; readonly server: Server }> {
  const files = sirv(site, { dev: true });
  const server = createServer((request, response) => {
    const refuse = () => {
      response.writeHead(404).end();
    };
    if (request.url?.startsWith(folder) !== true) {
      refuse();
      return;
    }
    request.url = request.url.slice(folder.length - 1);
    files(request, response, refuse);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  // A server that listens on a port has an address with a port.
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}

/** Collects what goes wrong on a page from now on. */
export function faultsOf(page: Page): string[] {
  const found: string[] = [];
  page.on("pageerror", ({ message }) => found.push(message));
  page.on("response", (response) => {
    if (response.status() >= 400) found.push(`${response.status()} ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (reason !== "net::ERR_ABORTED") found.push(`${reason} ${request.url()}`);
  });
  return found;
}
