import { useLayoutEffect, useRef, useState } from "react";

type Acts = Readonly<Record<string, (...given: never[]) => void>>;

/**
 * The same functions for as long as a component lives, each doing what the last one given does: rows of
 * a long list that are told by them what to do are not drawn again with every key.
 */
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
