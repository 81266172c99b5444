import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Serves values stored under a path. */
export async function startCalendarSource() {
  const files = new Map<string, string>();
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (request.method === "PUT") {
      const chunks: Buffer[] = [];
      request.on("data", (chunk) => chunks.push(chunk));
      request.on("end", () => {
        files.set(path, Buffer.concat(chunks).toString("utf8"));
        response.writeHead(204).end();
      });
      return;
    }
    if (request.method === "DELETE") {
      files.delete(path);
      response.writeHead(204).end();
      return;
    }
    const text = files.get(path);
    if (text === undefined) response.writeHead(401).end();
    else response.writeHead(200, { "content-type": "text/calendar" }).end(text);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}
