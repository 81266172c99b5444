import type { Mode } from "@smart-planner/contract";

/** One memoised value. */
export const createMemo = <Value>() => {
  let last: { readonly from: readonly unknown[]; readonly value: Value } | undefined;
  return (from: readonly unknown[], make: () => Value): Value => {
    if (last?.from.every((each, index) => Object.is(each, from[index])) !== true)
      last = { from, value: make() };
    return last.value;
  };
};

/** The last object again while each of its parts is the same. */
export const createSteady = <Value extends object>() => {
  let last: Value | undefined;
  return (value: Value): Value => {
    const names = Object.keys(value) as (keyof Value)[];
    const isSame =
      last !== undefined &&
      Object.keys(last).length === names.length &&
      names.every((name) => Object.is(last?.[name], value[name]));
    if (last === undefined || !isSame) last = value;
    return last;
  };
};

/** One for each mode. */
export const byMode = <Value>(make: (mode: Mode) => Value): Readonly<Record<Mode, Value>> => ({
  quick: make("quick"),
  advanced: make("advanced"),
});
