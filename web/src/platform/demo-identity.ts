import type { User } from "./identity.ts";
import { flagSchema } from "./schema.ts";
import type { AppStorage } from "./storage.ts";

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
