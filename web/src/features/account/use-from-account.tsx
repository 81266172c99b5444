import { accountWords } from "@smart-planner/words/en/account";
import { useCallback, useEffect, useState } from "react";
import type { ApiResult } from "../../platform/api.ts";
import { usePlatform } from "../../platform/platform.ts";
import type { Account } from "../../platform/server-account.ts";
import { withAccount } from "../../platform/with-account.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useWords } from "../../ui/use-words.ts";

/** Something the server keeps of the account; a failure to show, with a button to try again. */
const useFromAccount = <Value,>(
  read: (account: Account) => Promise<ApiResult<Value>>,
  notLoaded: string,
) => {
  const words = useWords(accountWords);
  const platform = usePlatform();
  const [result, setResult] = useState<ApiResult<Value> | null>(null);
  const load = useCallback(
    () => withAccount(platform, notLoaded, read),
    [platform, notLoaded, read],
  );

  useEffect(() => {
    let isGone = false;
    void load().then((next) => {
      if (!isGone) setResult(next);
    });
    return () => {
      isGone = true;
    };
  }, [load]);

  const reload = async () => setResult(await load());
  return {
    value: result?.ok === true ? result.value : null,
    isLoading: result === null,
    failure: result?.ok === false && (
      <Notice
        variant="danger"
        action={
          <Button size="sm" onClick={() => void reload()}>
            {words.tryAgain}
          </Button>
        }
      >
        {result.message}
      </Notice>
    ),
    reload,
  };
};

const readWays = (account: Account) => account.ways();
export const useWays = () => useFromAccount(readWays, useWords(accountWords).waysNotLoaded);

const readSessions = (account: Account) => account.sessions();
export const useSessions = () =>
  useFromAccount(readSessions, useWords(accountWords).devicesNotListed);
