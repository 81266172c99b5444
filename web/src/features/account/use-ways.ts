import type { WaysToSignIn } from "@smart-planner/contract";
import { accountWords } from "@smart-planner/words/en/account";
import { useCallback, useEffect, useState } from "react";
import { usePlatform } from "../../platform/platform.ts";
import { useWords } from "../../ui/use-words.ts";

export type Ways =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "known"; readonly ways: WaysToSignIn };

export const useWays = () => {
  const words = useWords(accountWords);
  const { openAccount, log } = usePlatform();
  const [known, setKnown] = useState<Ways>({ kind: "loading" });
  const load = useCallback(async (): Promise<Ways> => {
    try {
      const result = await (await openAccount()).ways();
      return result.ok
        ? { kind: "known", ways: result.value }
        : { kind: "failed", message: result.message };
    } catch (error) {
      log.warn("The ways to sign in could not be read", error);
      return { kind: "failed", message: words.waysNotLoaded };
    }
  }, [openAccount, log, words.waysNotLoaded]);

  useEffect(() => {
    let isGone = false;
    void load().then((next) => {
      if (!isGone) setKnown(next);
    });
    return () => {
      isGone = true;
    };
  }, [load]);

  return { known, reload: async () => setKnown(await load()) };
};
