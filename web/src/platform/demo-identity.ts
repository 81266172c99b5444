import type { Identity, IdentityResult, User } from "./identity.ts";
import type { Schema } from "./schema.ts";
import type { AppStorage } from "./storage.ts";

export const demoFlagKey = "smartplanner_demo";
/** Older builds may have left one behind. */
const tokenKey = "token";

export const demoUser: User = {
  uid: "demo-user",
  displayName: "Demo User",
  email: "demo@smartplanner.local",
  isAnonymous: true,
  demo: true,
};

const flagSchema: Schema<boolean> = {
  safeParse: (input) =>
    typeof input === "boolean" ? { success: true, data: input } : { success: false },
};

const accountsMissing: IdentityResult = {
  ok: false,
  message: "Accounts are not available on this server. Please continue as demo user.",
};

/** Knows the demo user alone. */
export const createDemoIdentity = ({ storage }: { readonly storage: AppStorage }): Identity => {
  const listeners = new Set<(user: User | null) => void>();
  const storedUser = (): User | null =>
    storage.read({ key: demoFlagKey, schema: flagSchema, fallback: false }) ? demoUser : null;
  let user = storedUser();

  const become = (next: User | null): void => {
    if (next === user) return;
    user = next;
    for (const listener of listeners) listener(user);
  };

  storage.subscribe({ keys: [demoFlagKey], listener: () => become(storedUser()) });

  return {
    observe(listener) {
      listeners.add(listener);
      listener(user);
      return () => listeners.delete(listener);
    },
    signIn: async () => accountsMissing,
    signUp: async () => accountsMissing,
    async signOut() {
      storage.remove([tokenKey, demoFlagKey]);
      become(null);
      return { ok: true };
    },
    startDemo() {
      storage.write({ key: demoFlagKey, value: true });
      become(demoUser);
    },
  };
};
