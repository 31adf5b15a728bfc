// Serves the built site: `node scripts/serve.mjs PORT`. Says so when it listens; Ctrl-C ends it.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { root } from "./setup.mjs";

const port = Number(process.argv[2] ?? 4321);
const folder = join(root, "dist");
if (!existsSync(join(folder, "index.html"))) {
  console.error("There is no built site yet; `npm run build` makes it.");
  process.exit(1);
}
const files = sirv(folder, { dev: true });
const notFound = readFileSync(join(folder, "404.html"));

const server = createServer((request, response) =>
  files(request, response, () => {
    response.writeHead(404, { "content-type": "text/html; charset=utf-8" });
    response.end(notFound);
  }),
);
server.on("error", (error) => {
  console.error(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken; set PORT to another one.`
      : `The site cannot be served: ${error.message}.`,
  );
  process.exit(1);
});
server.listen(port, () => console.log(`http://localhost:${port}/`));
