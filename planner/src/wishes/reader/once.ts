/** The same value at every call, worked out at the first. */
export const once = <Value extends object>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
