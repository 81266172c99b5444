import { once } from "node:events";
import { createServer } from "node:http";
import { clientOfTests, startIdentityProvider } from "./identity-provider.ts";
import { startSmtpInbox } from "./smtp-inbox.ts";

/**
 * A mailbox and a provider for browser tests. Takes the product's address and prints its own, which
 * serves the product's environment and the mails.
 */
const [, , appUrl = ""] = process.argv;
const inbox = await startSmtpInbox();
const provider = await startIdentityProvider({ appUrl });

const environment = {
  PUBLIC_URL: appUrl,
  SMTP_URL: inbox.url.href,
  MAIL_FROM: "Smart Planner <planner@example.org>",
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: clientOfTests.id,
  OIDC_CLIENT_SECRET: clientOfTests.secret,
};

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const to = searchParams.get("to") ?? "";
  const mails = inbox
    .to(to)
    .map(({ headers, body }) => ({ subject: headers.get("subject"), body }));
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(pathname === "/environment" ? environment : mails));
}).listen(0, "127.0.0.1");
await once(server, "listening");
const address = server.address();
const port = typeof address === "object" && address ? address.port : 0;

const end = async () => {
  server.close();
  await provider.close();
  await inbox.close();
  process.exit(0);
};
process.once("SIGTERM", end);
// Ends when its input closes.
process.stdin.once("end", end).resume();
process.stdout.write(`http://127.0.0.1:${port}\n`);
