import { useEffect, useState } from "react";

/** The last value that stayed the same for `ms`; the first one, or one with another `since`, counts at once. */
export const useSettled = <Value>(value: Value, ms: number, since?: unknown): Value => {
  const [settled, setSettled] = useState({ value, since });
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value: JSON.parse(text), since }), ms);
    return () => clearTimeout(timer);
  }, [text, ms, since]);
  return settled.since === since ? settled.value : value;
};
