/** One memoised value. */
export const createMemo = <Value>() => {
  let last: { readonly from: readonly unknown[]; readonly value: Value } | undefined;
  return (from: readonly unknown[], make: () => Value): Value => {
    if (last?.from.every((each, index) => Object.is(each, from[index])) !== true)
      last = { from, value: make() };
    return last.value;
  };
};
