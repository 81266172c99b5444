import { useLayoutEffect, useRef, useState } from "react";

type Acts = Readonly<Record<string, (...given: never[]) => void>>;

/** Stable functions that call the latest ones given, so that rows are not rendered again. */
export const useSteady = <Given extends Acts>(acts: Given): Given => {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  const [steady] = useState(() => {
    const entries = Object.keys(acts).map((name) => [
      name,
      (...given: never[]) => latest.current[name]?.(...given),
    ]);
    return Object.fromEntries(entries) as Given;
  });
  return steady;
};
