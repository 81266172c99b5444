import { useEffect, useState } from "react";

/** The last value that stayed the same for so long; what there is at first counts at once. */
export const useSettled = <Value>(value: Value, ms: number): Value => {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text)), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return settled;
};
