import { accountWords } from "@smart-planner/words/en/account";
import { useState } from "react";
import type { IdentityResult } from "../../platform/identity.ts";
import { usePlatform } from "../../platform/platform.ts";
import type { Account } from "../../platform/server-account.ts";
import { withAccount } from "../../platform/with-account.ts";
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
  const platform = usePlatform();
  const words = useWords(accountWords);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const run = async ({ make, success }: Change): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setOutcome(null);
    const result = await withAccount(platform, words.notLoaded, make);
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
