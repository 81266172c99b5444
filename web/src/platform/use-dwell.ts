import { useEffect, useRef } from "react";

const firstMs = 700;
/** Long enough to see where one has come to, and to leave. */
const nextMs = 1_000;

/** Says again and again that something is held where it is, until it is held elsewhere or nowhere. */
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
