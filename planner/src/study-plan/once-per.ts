/** Memoises a value per object, such as a plan. These are never mutated. */
export const oncePer = <Key extends object, Value extends object>(
  derive: (key: Key) => Value,
): ((key: Key) => Value) => {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? derive(key);
    known.set(key, value);
    return value;
  };
};
