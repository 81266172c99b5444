import type { Identity, IdentityResult, User } from "./identity.ts";
import { flagSchema } from "./schema.ts";
import type { AppStorage } from "./storage.ts";
import { createUserReport } from "./user-report.ts";

export const demoFlagKey = "smartplanner_demo";
/** Left by older builds. */
export const tokenKey = "token";

export const demoUser: User = {
  uid: "demo-user",
  displayName: "Demo User",
  email: "demo@smartplanner.local",
  isAnonymous: true,
  demo: true,
};

export const storedDemoUser = (storage: AppStorage): User | null =>
  storage.read({ key: demoFlagKey, schema: flagSchema, fallback: false }) ? demoUser : null;

export const accountsMissing: IdentityResult = {
  ok: false,
  message: "Accounts are not available on this server. Please continue as demo user.",
};

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
