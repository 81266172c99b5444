interface Asked {
  readonly work: () => Promise<string>;
  readonly whenFull: () => string;
}

/** Work that is finished by hand; `begun` holds what was begun, in that order. */
export function workByHand() {
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    begun,
    settle,
    of: (name: string): Asked => ({
      work: () =>
        new Promise((resolve) => {
          begun.push(name);
          finish.set(name, () => resolve(name));
        }),
      whenFull: () => "full",
    }),
    /** The first that was begun and has not been finished. */
    finishOne: async () => {
      const [name = ""] = finish.keys();
      finish.get(name)?.();
      finish.delete(name);
      await settle();
    },
  };
}
