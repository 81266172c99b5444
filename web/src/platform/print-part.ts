/** Prints what carries `data-print-part` and nothing else of the page. */
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
