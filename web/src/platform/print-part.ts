/** Prints only elements with `data-print-part`. */
export const printPart = (onEnd?: () => void): void => {
  const { dataset } = document.documentElement;
  dataset.printing = "part";
  const end = () => {
    delete dataset.printing;
    onEnd?.();
  };
  window.addEventListener("afterprint", end, { once: true });
  window.print();
};
