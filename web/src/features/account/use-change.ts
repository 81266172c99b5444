import { useState } from "react";
import type { Account } from "../../platform/account.ts";
import type { IdentityResult } from "../../platform/identity.ts";
import { usePlatform } from "../../platform/platform.ts";

export interface Outcome {
  readonly variant: "success" | "danger";
  readonly text: string;
}

interface Change {
  readonly make: (account: Account) => Promise<IdentityResult>;
  readonly success: string;
}

const notLoaded: IdentityResult = {
  ok: false,
  message: "A part of the page could not be loaded. Check your connection and try again.",
};

/** One change at a time, with its result. */
export const useChange = () => {
  const { openAccount, log } = usePlatform();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const opened = async (): Promise<Account | null> => {
    try {
      return await openAccount();
    } catch (error) {
      log.warn("The account could not be opened", error);
      return null;
    }
  };

  const run = async ({ make, success }: Change): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setOutcome(null);
    const account = await opened();
    const result = account === null ? notLoaded : await make(account);
    setBusy(false);
    setOutcome(
      result.ok
        ? { variant: "success", text: success }
        : { variant: "danger", text: result.message },
    );
    return result.ok;
  };

  return { isBusy, outcome, setOutcome, run };
};
