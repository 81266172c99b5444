import { type ComponentType, useEffect, useState } from "react";

/**
 * A part that is loaded once the page is shown, and only if there is something to load: the first
 * page must not wait for it.
 */
export const useLatePart = (
  load: () => Promise<{ readonly default: ComponentType }> | undefined,
) => {
  const [Part, setPart] = useState<ComponentType>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    load()?.then(
      (part) => setPart(() => part.default),
      () => undefined,
    );
  }, []);
  return Part && <Part />;
};
