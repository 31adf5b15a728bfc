// The configurations in docs/hosting.md, tried with the real servers where they are installed; elsewhere
// their tests do not run. What they send is compared with the file of headers that the build writes.

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { headersOf, readHeaders } from "../../scripts/headers.js";
import { formatHeaders } from "../../src/build/headers.ts";

const guide = readFileSync("docs/hosting.md", "utf8");
/** A part of a page and of a script that is worth compressing. */
const long = "<p>Reef</p>".repeat(500);
const files = {
  "index.html": `start ${long}`,
  "404.html": "not there",
  "de/index.html": "Anfang",
  "de/app.webmanifest": "{}",
  "embed/de/reef/index.html": "frame",
  "_astro/table.1a2b.js": `"${long}"`,
  "_astro/font.1a2b.woff2": "font",
};

const folder = mkdtempSync(join(tmpdir(), "regel-host-"));
beforeAll(() => {
  // The processes of nginx are those of another user.
  chmodSync(folder, 0o755);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, "site", path, ".."), { recursive: true });
    writeFileSync(join(folder, "site", path), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The block of the guide in a language, for the test's folder and port. */
function configuration(language: string, port: number): string {
  const [, block = ""] = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(guide) ?? [];
  return block
    .replace("/srv/regelwerk", join(folder, "site"))
    .replace("listen 80", `listen 127.0.0.1:${port}`)
    .replace("reef.example", `http://127.0.0.1:${port}`);
}

const hosts = [
  {
    program: "nginx",
    start: (port: number) => {
      const path = join(folder, "nginx.conf");
      const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
        .join(" ");
      const http = `include /etc/nginx/mime.types; access_log off; ${temporary}`;
      writeFileSync(
        path,
        `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} http { ${http} ${configuration("nginx", port)} }`,
      );
      return spawn("nginx", ["-e", "stderr", "-c", path]);
    },
  },
  {
    program: "caddy",
    start: (port: number) => {
      const path = join(folder, "Caddyfile");
      writeFileSync(path, `{\n  admin off\n}\n${configuration("caddy", port)}`);
      const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      return spawn("caddy", ["run", "--adapter", "caddyfile", "--config", path], { env });
    },
  },
];

describe.each(hosts)("$program", ({ program, start }) => {
  const isThere = ["-v", "version"].some((word) => spawnSync(program, [word]).status === 0);
  let child: ChildProcess | undefined;
  let address = "";
  let said = "";

  beforeAll(async () => {
    if (!isThere) return;
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    child = start(port);
    child.stderr?.on("data", (text) => {
      said += text;
    });
    await answers();
  });
  afterAll(() => child?.kill());

  /** Waits until the server answers; what it says if it ends instead. */
  async function answers(): Promise<void> {
    while ((await fetch(address).catch(() => undefined)) === undefined) {
      if (child?.exitCode !== null) throw new Error(said);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  test.runIf(isThere)("sends the headers that the pages need", async () => {
    const rules = readHeaders(formatHeaders());
    for (const path of ["/", "/de/", "/_astro/table.1a2b.js", "/embed/de/reef/", "/nowhere/"]) {
      const { headers } = await fetch(address + path);
      for (const [name, wanted] of headersOf(rules, path)) {
        expect({ path, [name]: headers.get(name) }).toEqual({ path, [name]: wanted });
      }
    }
    const { headers } = await fetch(`${address}/embed/de/reef/`);
    expect(headers.get("Content-Security-Policy")).toBe(null);
  });

  test.runIf(isThere)(
    "serves pages, files of their kind, and the page for what is not there",
    async () => {
      const wanted = [
        { path: "/", status: 200, type: "text/html", text: files["index.html"] },
        { path: "/de", status: 200, type: "text/html", text: files["de/index.html"] },
        { path: "/_astro/table.1a2b.js", status: 200, type: "javascript" },
        { path: "/_astro/font.1a2b.woff2", status: 200, type: "font/woff2" },
        { path: "/de/nowhere/", status: 404, type: "text/html", text: files["404.html"] },
      ];
      for (const { path, status, type, text } of wanted) {
        const answer = await fetch(address + path);
        const body = await answer.text();
        expect({ path, status: answer.status }).toEqual({ path, status });
        expect(answer.headers.get("content-type")).toContain(type);
        if (text !== undefined) expect(body).toBe(text);
      }
    },
  );

  test.runIf(isThere)("lets nobody keep for a year that a script is not there", async () => {
    const { status, headers } = await fetch(`${address}/_astro/gone.js`);
    expect({ status, cache: headers.get("cache-control") ?? "" }).toEqual({
      status: 404,
      cache: "",
    });
  });

  test.runIf(isThere)("compresses pages and scripts", async () => {
    for (const path of ["/", "/_astro/table.1a2b.js"]) {
      const { headers } = await fetch(address + path, { headers: { "accept-encoding": "gzip" } });
      expect({ path, encoding: headers.get("content-encoding") }).toEqual({
        path,
        encoding: "gzip",
      });
    }
  });
});

/** A port that nobody listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const found = server.address();
      server.close(() => resolve(typeof found === "object" && found !== null ? found.port : 0));
    });
  });
}
