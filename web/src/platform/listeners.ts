/** A listener may unsubscribe while others are called. */
export const createListeners = <Told extends readonly unknown[] = []>() => {
  const listeners = new Set<(...told: Told) => void>();
  return {
    tell: (...told: Told): void => {
      for (const listener of [...listeners]) listener(...told);
    },
    subscribe: (listener: (...told: Told) => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
