import { useEffect, useState } from "react";
import { Notice } from "./notice.tsx";

type Loaded<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string };

/** Something that comes later; a failure to show, with a button to try again. Give it the same function at every render. */
export const useLoaded = <Value,>(load: () => Promise<Loaded<Value>>) => {
  const [result, setResult] = useState<Loaded<Value> | null>(null);
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
    /** Undefined until it is known. */
    value: result?.ok === true ? result.value : undefined,
    isLoading: result === null,
    failure: result?.ok === false && (
      <Notice variant="danger" onRetry={() => void reload()}>
        {result.message}
      </Notice>
    ),
    reload,
    take: (value: Value) => setResult({ ok: true, value }),
  };
};
