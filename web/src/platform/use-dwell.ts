import { useEffect, useRef } from "react";

const firstMs = 700;
/** Time to see where one is, and to leave. */
const nextMs = 1_000;

/** Repeats while something is held in one place. */
export const useDwell = <Where>(onDwell: (where: Where) => void) => {
  const now = useRef(onDwell);
  now.current = onDwell;
  const held = useRef<{ readonly where: Where; timer: ReturnType<typeof setTimeout> }>(null);

  const leave = () => {
    if (held.current !== null) clearTimeout(held.current.timer);
    held.current = null;
  };
  const goOn = () => {
    if (held.current === null) return;
    held.current.timer = setTimeout(goOn, nextMs);
    now.current(held.current.where);
  };
  useEffect(
    () => () => {
      if (held.current !== null) clearTimeout(held.current.timer);
    },
    [],
  );

  return {
    at: (where: Where) => {
      if (held.current?.where === where) return;
      leave();
      held.current = { where, timer: setTimeout(goOn, firstMs) };
    },
    leave,
  };
};
