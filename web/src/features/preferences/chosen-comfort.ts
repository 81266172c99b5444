import { type Comfort, usualComfort } from "@smart-planner/planner/model";

/** What differs from the usual; nothing where all is as usual, so that what is stored stays as specified. */
export const chosenComfort = (comfort: Comfort): Comfort | undefined => {
  const usual: Readonly<Record<string, unknown>> = usualComfort;
  const chosen = Object.entries(comfort).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]),
  );
  return chosen.length === 0 ? undefined : Object.fromEntries(chosen);
};
