import { resetWords } from "@smart-planner/words/en/reset";
import { useState } from "react";
import type { ApiResult } from "../../platform/api.ts";
import { usePlatform } from "../../platform/platform.ts";
import type { Account } from "../../platform/server-account.ts";
import { withAccount } from "../../platform/with-account.ts";
import { useWords } from "../../ui/use-words.ts";

export const useLostPassword = () => {
  const platform = usePlatform();
  const { notLoaded } = useWords(resetWords);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async <Value>(
    make: (lost: Account["lost"]) => Promise<ApiResult<Value>>,
  ): Promise<ApiResult<Value>> => {
    setBusy(true);
    setProblem(null);
    const result = await withAccount(platform, notLoaded, (account) => make(account.lost));
    setBusy(false);
    if (!result.ok) setProblem(result.message);
    return result;
  };

  return { isBusy, problem, setProblem, run };
};
