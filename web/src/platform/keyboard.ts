/** Hears every key pressed on the page, wherever the focus is; returns the way to stop. */
export const onKeyDown = (listener: (event: KeyboardEvent) => void): (() => void) => {
  window.addEventListener("keydown", listener);
  return () => window.removeEventListener("keydown", listener);
};
