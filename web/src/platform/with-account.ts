import type { Platform } from "./platform.ts";
import type { Account } from "./server-account.ts";

/** Runs a request; an account that cannot be loaded is a failure like any other. */
export const withAccount = async <Result>(
  { openAccount, log }: Pick<Platform, "openAccount" | "log">,
  notLoaded: string,
  make: (account: Account) => Promise<Result>,
): Promise<Result | { readonly ok: false; readonly status: 0; readonly message: string }> => {
  const account = await openAccount().catch((error: unknown) => {
    log.warn("The account could not be opened", error);
    return null;
  });
  return account === null ? { ok: false, status: 0, message: notLoaded } : make(account);
};
