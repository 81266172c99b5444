export const onKeyDown = (listener: (event: KeyboardEvent) => void): (() => void) => {
  window.addEventListener("keydown", listener);
  return () => window.removeEventListener("keydown", listener);
};
