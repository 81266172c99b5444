import { afterAll, beforeAll, describe } from "vitest";
import { visitProvider } from "../../../server/test/visit-provider.ts";
import { createApi } from "../../src/platform/api.ts";
import { createHostedIdentity } from "../../src/platform/hosted-identity.ts";
import type { Credentials } from "../../src/platform/identity.ts";
import { english } from "../../src/platform/language.ts";
import { createServerIdentity } from "../../src/platform/server-identity.ts";
import { describeIdentity } from "../identity-contract.ts";
import {
  fetchAsBrowser,
  startHelper,
  startHostedProduct,
  type startProduct,
} from "./running-product.ts";

const nothing = { address: "", stop: async () => undefined };

const postgres = await startHelper("postgres-server");
afterAll(() => postgres.stop());

const databases = [
  { kind: "SQLite", isThere: true, databaseUrl: undefined },
  { kind: "PostgreSQL", isThere: postgres.address !== undefined, databaseUrl: postgres.address },
];

/** The same contract with a certified provider. */
describe.each(databases)("on $kind", ({ kind, isThere, databaseUrl }) => {
  let product: Awaited<ReturnType<typeof startProduct>> = nothing;
  beforeAll(async () => {
    if (isThere) {
      product = await startHostedProduct(databaseUrl === undefined ? {} : { databaseUrl });
    }
  });
  afterAll(() => product.stop());

  describe.skipIf(!isThere)("a provider", () =>
    describeIdentity({
      name: `the identity of a provider on ${kind}`,
      hasAccounts: true,
      makesAccounts: false,
      newBrowser: () => {
        const browser = fetchAsBrowser(() => product.address);
        const cookies = new Map<string, string>();
        let typed = { email: "", password: "", newcomer: false };
        /** Logs in or out there and returns. */
        const leaveFor = async (url: string) => {
          const { email: login, ...rest } = typed;
          const back = await visitProvider({ url, login, ...rest, cookies });
          if (back !== undefined) await browser.fetch(back, { redirect: "manual" });
        };
        return {
          goOffline: browser.goOffline,
          open: (storage) => {
            const api = createApi({ fetch: browser.fetch });
            const language = { current: () => english };
            const session = createServerIdentity({
              api,
              storage,
              hasSessionHint: browser.hasSessionHint,
              onWake: () => undefined,
              leaveFor,
            });
            const identity = createHostedIdentity({ api, language, session, leaveFor });
            const withTyped = (newcomer: boolean) => (credentials: Credentials) => {
              typed = { ...credentials, newcomer };
              return identity.signIn(credentials);
            };
            return { ...identity, signIn: withTyped(false), signUp: withTyped(true) };
          },
        };
      },
    }),
  );
});
