import { useEffect, useRef, useState } from "react";

/** A value that is stored when its field is left: half a date would be another one. */
export const useTyped = <T>(
  /** Whether it was enough. */
  store: (typed: T) => boolean,
): readonly [typed: T | undefined, setTyped: (typed: T | undefined) => void, leave: () => void] => {
  const [typed, setTyped] = useState<T>();
  const leave = () => {
    if (typed !== undefined && store(typed)) setTyped(undefined);
  };
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  // Escape closes a sheet without leaving the field.
  useEffect(() => () => latest.current(), []);
  return [typed, setTyped, leave];
};
