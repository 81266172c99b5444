import { accountWords } from "@smart-planner/words/en/account";
import { useState } from "react";
import type { IdentityResult } from "../../platform/identity.ts";
import { usePlatform } from "../../platform/platform.ts";
import type { Account } from "../../platform/server-account.ts";
import { useWords } from "../../ui/use-words.ts";

export interface Outcome {
  readonly variant: "success" | "danger";
  readonly text: string;
}

interface Change {
  readonly make: (account: Account) => Promise<IdentityResult>;
  readonly success: string;
}

/** One change at a time, with its result. */
export const useChange = () => {
  const { openAccount, log } = usePlatform();
  const words = useWords(accountWords);
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
    const result =
      account === null ? ({ ok: false, message: words.notLoaded } as const) : await make(account);
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
