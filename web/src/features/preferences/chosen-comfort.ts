import { type Comfort, usualComfort } from "@smart-planner/planner/model";

/** Values that differ from the defaults; nothing if none do, so that the stored text stays as specified. */
export const chosenComfort = (comfort: Comfort): Comfort | undefined => {
  const usual: Readonly<Record<string, unknown>> = usualComfort;
  const chosen = Object.entries(comfort).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]),
  );
  return chosen.length === 0 ? undefined : Object.fromEntries(chosen);
};
