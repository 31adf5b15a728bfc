// A Redis of one's own, for tests with a queue: on a free port of this machine, with nothing kept.

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface OwnRedis {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a Redis; where there is none, the error says how to get one. */
export async function startRedis(): Promise<OwnRedis> {
  const folder = mkdtempSync(join(tmpdir(), "regel-redis-"));
  const port = await freePort();
  const address = ["--bind", "127.0.0.1", "--port", String(port)];
  const server = spawn("redis-server", [...address, "--dir", folder, "--save", ""]);
  await ready(server);
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      const ended = new Promise((resolve) => server.once("close", resolve));
      server.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    server.once("error", () =>
      reject(
        new Error(
          "This test needs Redis, and there is no `redis-server` on the path: " +
            "`node scripts/setup.mjs --redis` installs it where Debian's packages are at hand.",
        ),
      ),
    );
    server.once("close", (status) =>
      reject(new Error(`redis-server ended with status ${status}:\n${said}`)),
    );
    server.stdout?.setEncoding("utf8").on("data", (text) => {
      said += text;
      if (said.includes("Ready to accept connections")) resolve();
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
