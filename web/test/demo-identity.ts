import { apiWords } from "@smart-planner/words/en/api";
import { demoFlagKey, demoUser, storedDemoUser, tokenKey } from "../src/platform/demo-identity.ts";
import type { Identity, IdentityResult } from "../src/platform/identity.ts";
import type { AppStorage } from "../src/platform/storage.ts";
import { createUserReport } from "../src/platform/user-report.ts";

const accountsMissing: IdentityResult = { ok: false, message: apiWords.accountsMissing };

/** The demo user only, for pages without a server. */
export const createDemoIdentity = ({ storage }: { readonly storage: AppStorage }): Identity => {
  const report = createUserReport();
  const readAgain = () => report.become(storedDemoUser(storage));
  readAgain();
  storage.subscribe({ keys: [demoFlagKey], listener: readAgain });

  return {
    observe: report.observe,
    signIn: async () => accountsMissing,
    signUp: async () => accountsMissing,
    async signOut() {
      storage.remove([tokenKey, demoFlagKey]);
      report.become(null);
      return { ok: true };
    },
    startDemo() {
      storage.write({ key: demoFlagKey, value: true });
      report.become(demoUser);
    },
    refresh: async () => undefined,
  };
};
