// Serves the built site: `node scripts/serve.mjs PORT`. Says so when it listens; Ctrl-C ends it.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import sirv from "sirv";
import { headersOf, readHeaders } from "./headers.js";
import { root } from "./setup.mjs";

const port = Number(process.argv[2] ?? 4321);
const folder = join(root, "dist");
if (!existsSync(join(folder, "index.html"))) {
  console.error("There is no built site yet; `npm run build` makes it.");
  process.exit(1);
}
const files = sirv(folder, { dev: true });
const notFound = readFileSync(join(folder, "404.html"));
const headerRules = readHeaders(readFileSync(join(folder, "_headers"), "utf8"));
const compressed = new Map();

const server = createServer((request, response) => {
  const { method, headers, url } = request;
  const { pathname } = new URL(url, "http://localhost");
  for (const [name, value] of headersOf(headerRules, pathname)) response.setHeader(name, value);
  const takesLess = method === "GET" && /\bgzip\b/.test(headers["accept-encoding"] ?? "");
  if (takesLess) compress(request, response);
  files(request, response, () => {
    response.removeHeader("Cache-Control");
    response.writeHead(404, { "content-type": "text/html; charset=utf-8" });
    response.end(notFound);
  });
});
server.on("error", (error) => {
  console.error(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken; set PORT to another one.`
      : `The site cannot be served: ${error.message}.`,
  );
  process.exit(1);
});

/** Sends text compressed, as every host of sites does; each state of a file is compressed once. */
function compress({ url }, response) {
  const [end, writeHead] = [response.end, response.writeHead].map((method) =>
    method.bind(response),
  );
  response.writeHead = (status, headers = {}) => {
    const { "Content-Length": _, ...rest } = headers;
    const type = headers["Content-Type"] ?? response.getHeader("Content-Type") ?? "";
    if (status !== 200 || !/text|javascript|json|svg|xml/.test(type)) {
      return writeHead(status, headers);
    }
    const state = `${url} ${headers["Last-Modified"]}`;
    const parts = [];
    response.write = (part) => {
      parts.push(part);
      return true;
    };
    response.end = (part = "") => {
      if (!compressed.has(state)) {
        compressed.set(state, gzipSync(Buffer.concat([...parts, Buffer.from(part)])));
      }
      end(compressed.get(state));
    };
    return writeHead(status, { ...rest, "Content-Encoding": "gzip", Vary: "Accept-Encoding" });
  };
}

server.listen(port, () => console.log(`http://localhost:${port}/`));
