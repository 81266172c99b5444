import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import Provider from "oidc-provider";
import { freePort } from "./free-port.ts";

interface ProviderInput {
  /** Where the product under test answers. */
  readonly appUrl: string;
}

interface Person {
  readonly password: string;
  readonly emailVerified: boolean;
}

export const clientOfTests = { id: "smart-planner", secret: "a secret of the tests" };

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const signingKey = privateKey.export({ format: "jwk" });

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${body}</html>`;

const loginForm = page(
  "School login",
  `<form method="post"><label>School name <input name="login"></label>
  <label>School password <input name="password" type="password"></label>
  <input type="hidden" name="newcomer" value="yes"><button>Continue</button></form>`,
);

/** A certified OpenID Connect provider on loopback. The first sign-in under a name sets its password. */
export async function startIdentityProvider({ appUrl }: ProviderInput) {
  const port = await freePort("127.0.0.1");
  const issuer = `http://127.0.0.1:${port}`;
  const people = new Map<string, Person>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientOfTests.id,
        client_secret: clientOfTests.secret,
        redirect_uris: [`${appUrl}/api/account/hosted/back`],
        post_logout_redirect_uris: [`${appUrl}/login`],
        response_types: ["code"],
        grant_types: ["authorization_code"],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // Claims are in the token, as the large providers send them.
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        // Its own pages ask another host for a font.
        logoutSource: async (context, form) => {
          const yes = `<button form="op.logoutForm" name="logout" value="yes">Yes, sign me out</button>`;
          context.body = page("School logout", `${form}${yes}`);
        },
      },
    },
    cookies: { keys: ["a key of the tests"] },
    jwks: { keys: [{ ...signingKey, use: "sig", alg: "RS256" }] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        name: id.split("@")[0] ?? id,
        email: id,
        email_verified: people.get(id)?.emailVerified ?? true,
      }),
    }),
    loadExistingGrant: async (context) => {
      const { client, session } = context.oidc;
      const grant = new context.oidc.provider.Grant({
        ...(client === undefined ? {} : { clientId: client.clientId }),
        ...(session?.accountId === undefined ? {} : { accountId: session.accountId }),
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  const callback = provider.callback();
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith("/interaction/") !== true) return callback(request, response);
    response.setHeader("content-type", "text/html; charset=utf-8");
    if (request.method !== "POST") return response.end(loginForm);
    const form = new URLSearchParams(await text(request));
    const login = form.get("login") ?? "";
    const password = form.get("password") ?? "";
    const known = people.get(login);
    const isWelcome =
      known === undefined ? form.get("newcomer") === "yes" : known.password === password;
    if (!isWelcome) {
      response.statusCode = 401;
      return response.end(loginForm);
    }
    people.set(login, { emailVerified: known?.emailVerified ?? true, password });
    return provider.interactionFinished(request, response, { login: { accountId: login } });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    issuer,
    people,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
