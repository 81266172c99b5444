import { resetWords } from "@smart-planner/words/en/reset";
import { useState } from "react";
import type { ApiResult } from "../../platform/api.ts";
import { usePlatform } from "../../platform/platform.ts";
import type { Account } from "../../platform/server-account.ts";
import { useWords } from "../../ui/use-words.ts";

export const useLostPassword = () => {
  const { openAccount, log } = usePlatform();
  const { notLoaded } = useWords(resetWords);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async <Value>(
    make: (lost: Account["lost"]) => Promise<ApiResult<Value>>,
  ): Promise<ApiResult<Value>> => {
    setBusy(true);
    setProblem(null);
    const account = await openAccount().catch((error: unknown) => {
      log.warn("The page for lost passwords could not be loaded", error);
      return null;
    });
    const result =
      account === null
        ? ({ ok: false, status: 0, message: notLoaded } as const)
        : await make(account.lost);
    setBusy(false);
    if (!result.ok) setProblem(result.message);
    return result;
  };

  return { isBusy, problem, setProblem, run };
};
