import { createServer } from "node:http";

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="A plain page, the reference for the others.">
<title>Plain page</title>
</head>
<body><main><h1>Plain page</h1><p>No script, no style sheet, no picture.</p></main></body>
</html>
`;

/** The lightest page this machine can serve, as a reference. */
export async function startPlainPage() {
  const server = createServer((request, response) => {
    const known = request.url === "/";
    response.writeHead(known ? 200 : 404, { "Content-Type": "text/html; charset=utf-8" });
    response.end(known ? html : "");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  return {
    url: `http://localhost:${address.port}/`,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}
