import { afterAll, beforeAll } from "vitest";
import { createApi } from "../../src/platform/api.ts";
import { createServerIdentity } from "../../src/platform/server-identity.ts";
import { describeIdentity } from "../identity-contract.ts";
import { fetchAsBrowser, startProduct } from "./running-product.ts";

let product: Awaited<ReturnType<typeof startProduct>> = {
  address: "",
  stop: async () => undefined,
};

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

describeIdentity({
  name: "the identity of our own server",
  hasAccounts: true,
  newBrowser: () => {
    const { fetch: fetchPage, hasSessionHint, goOffline } = fetchAsBrowser(() => product.address);
    return {
      goOffline,
      open: (storage) =>
        createServerIdentity({
          api: createApi({ fetch: fetchPage }),
          storage,
          hasSessionHint,
          onWake: () => undefined,
          leaveFor: async () => undefined,
        }),
    };
  },
});
