import type { Mode } from "@smart-planner/contract";
import { useSearchParams } from "react-router";

/** The mode stands in the address, so that Back and a reload keep it; without one it is quick. */
export const usePlanMode = (): readonly [Mode, (mode: Mode) => void] => {
  const [search, setSearch] = useSearchParams();
  const mode = search.get("mode") === "advanced" ? "advanced" : "quick";
  return [
    mode,
    (next) =>
      setSearch(next === "quick" ? {} : { mode: next }, {
        replace: true,
        preventScrollReset: true,
      }),
  ];
};
