import type { WaysToSignIn } from "@smart-planner/contract";
import { accountWords } from "@smart-planner/words/en/account";
import { type ReactNode, useState } from "react";
import type { ApiResult } from "../../platform/api.ts";
import type { User } from "../../platform/identity.ts";
import { usePlatform } from "../../platform/platform.ts";
import type { Account } from "../../platform/server-account.ts";
import { withAccount } from "../../platform/with-account.ts";
import { useWords } from "../../ui/use-words.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

const asksForProof = (result: ApiResult<unknown>): boolean =>
  !result.ok &&
  typeof result.body === "object" &&
  result.body !== null &&
  "needs" in result.body &&
  result.body.needs === "proof";

interface Asked {
  readonly again: () => void;
  readonly giveUp: () => void;
}

/**
 * Changes that need a recent proof: if the server asks, the person is asked, then the change is
 * made. Nothing if they decline.
 */
export const useProvedChange = ({
  user,
  ways,
}: {
  readonly user: User;
  /** Unknown right after a sign-up. */
  readonly ways: WaysToSignIn | null;
}) => {
  const platform = usePlatform();
  const words = useWords(accountWords);
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);

  const run = async <Value,>(
    make: (account: Account) => Promise<ApiResult<Value>>,
  ): Promise<ApiResult<Value> | null> => {
    setBusy(true);
    const result = await withAccount(platform, words.notLoaded, make);
    setBusy(false);
    if (!asksForProof(result)) return result;
    const isProved = await new Promise<boolean>((resolve) => {
      setAsked({ again: () => resolve(true), giveUp: () => resolve(false) });
    });
    setAsked(null);
    return isProved ? run(make) : null;
  };

  const dialog: ReactNode =
    asked === null ? null : (
      <ConfirmDialog user={user} ways={ways} onDone={asked.again} onCancel={asked.giveUp} />
    );
  return { isBusy, dialog, run };
};
