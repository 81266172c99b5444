import { createSign, generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { freePort } from "./free-port.ts";

export interface Lies {
  readonly header?: Readonly<Record<string, unknown>>;
  readonly claims?: Readonly<Record<string, unknown>>;
  /** Signs with a key that it does not publish, or not at all. */
  readonly signature?: "foreign" | "none";
  /** The userinfo answer, if the token has no address. */
  readonly info?: Readonly<Record<string, unknown>>;
  /** The issuer that its discovery names. */
  readonly discoveredIssuer?: string;
}

const keyPair = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** An OpenID Connect provider made by hand, which can be set to lie. Its codes carry nothing. */
export async function startLyingProvider() {
  const port = await freePort("127.0.0.1");
  const issuer = `http://127.0.0.1:${port}`;
  const own = keyPair();
  const foreign = keyPair();
  let lies: Lies = {};
  const seen = { nonce: "", verifier: "", challenge: "" };

  const token = () => {
    const now = Math.floor(Date.now() / 1_000);
    const head = encoded({ alg: "RS256", kid: "one", ...lies.header });
    const claims = {
      iss: issuer,
      sub: "a person",
      aud: "smart-planner",
      iat: now,
      exp: now + 300,
      nonce: seen.nonce,
      email: "person@school.example",
      email_verified: true,
      ...lies.claims,
    };
    const signed = `${head}.${encoded(claims)}`;
    if (lies.signature === "none") return `${signed}.`;
    const { privateKey } = lies.signature === "foreign" ? foreign : own;
    return `${signed}.${createSign("RSA-SHA256").update(signed).sign(privateKey, "base64url")}`;
  };

  const server = createServer(async (request, response) => {
    const answer = (body: unknown) => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(body));
    };
    const { pathname } = new URL(request.url ?? "/", issuer);
    if (pathname === "/.well-known/openid-configuration") {
      return answer({
        issuer: lies.discoveredIssuer ?? issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        userinfo_endpoint: `${issuer}/me`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
        code_challenge_methods_supported: ["S256"],
      });
    }
    if (pathname === "/keys") {
      const jwk = own.publicKey.export({ format: "jwk" });
      return answer({ keys: [{ ...jwk, kid: "one", alg: "RS256", use: "sig" }] });
    }
    if (pathname === "/me") return answer(lies.info ?? {});
    const form = new URLSearchParams(await text(request));
    seen.verifier = form.get("code_verifier") ?? "";
    return answer({ access_token: "x", token_type: "Bearer", id_token: token() });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    issuer,
    seen,
    lie: (next: Lies) => {
      lies = next;
    },
    /** Values the browser would carry back from this page. */
    answerTo: (address: string, changes: Readonly<Record<string, string>> = {}) => {
      const asked = new URL(address).searchParams;
      seen.nonce = asked.get("nonce") ?? "";
      seen.challenge = asked.get("code_challenge") ?? "";
      const given = { code: "a code", state: asked.get("state") ?? "", iss: issuer, ...changes };
      return `/api/account/hosted/back?${new URLSearchParams(given)}`;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
