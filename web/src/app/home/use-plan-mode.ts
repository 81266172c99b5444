import type { Mode } from "@smart-planner/contract";
import { useSearchParams } from "react-router";

/** The mode is in the URL, so that Back and a reload keep it. */
export const usePlanMode = (opening: Mode = "quick"): readonly [Mode, (mode: Mode) => void] => {
  const [search, setSearch] = useSearchParams();
  const asked = search.get("mode");
  return [
    asked === "advanced" || asked === "quick" ? asked : opening,
    (next) =>
      setSearch(next === opening ? {} : { mode: next }, {
        replace: true,
        preventScrollReset: true,
      }),
  ];
};
