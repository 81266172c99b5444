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
export const createSteady = () => {
  let last: Readonly<Record<string, unknown>> | undefined;
  return <Value extends object>(value: Value): Value => {
    const next = Object.entries(value);
    const isSame =
      last !== undefined &&
      Object.keys(last).length === next.length &&
      next.every(([name, part]) => Object.is(last?.[name], part));
    if (last === undefined || !isSame) last = value as Readonly<Record<string, unknown>>;
    return last as Value;
  };
};

/** One for each mode. */
export const byMode = <Value>(make: (mode: Mode) => Value): Readonly<Record<Mode, Value>> => ({
  quick: make("quick"),
  advanced: make("advanced"),
});
