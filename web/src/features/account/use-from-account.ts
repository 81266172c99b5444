import { accountWords } from "@smart-planner/words/en/account";
import { useCallback } from "react";
import type { ApiResult } from "../../platform/api.ts";
import { usePlatform } from "../../platform/platform.ts";
import type { Account } from "../../platform/server-account.ts";
import { withAccount } from "../../platform/with-account.ts";
import { useLoaded } from "../../ui/use-loaded.tsx";
import { useWords } from "../../ui/use-words.ts";

const useFromAccount = <Value>(
  read: (account: Account) => Promise<ApiResult<Value>>,
  notLoaded: string,
) => {
  const platform = usePlatform();
  return useLoaded(
    useCallback(() => withAccount(platform, notLoaded, read), [platform, notLoaded, read]),
  );
};

const readWays = (account: Account) => account.ways();
export const useWays = () => useFromAccount(readWays, useWords(accountWords).waysNotLoaded);

const readSessions = (account: Account) => account.sessions();
export const useSessions = () =>
  useFromAccount(readSessions, useWords(accountWords).devicesNotListed);
