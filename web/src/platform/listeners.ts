/** Those who want to hear of something; each may leave while the others are still being told. */
export const createListeners = <Told extends readonly unknown[] = []>() => {
  const listeners = new Set<(...told: Told) => void>();
  return {
    tell: (...told: Told): void => {
      for (const listener of [...listeners]) listener(...told);
    },
    /** Returns the way to stop. */
    subscribe: (listener: (...told: Told) => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
