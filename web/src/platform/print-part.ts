/** Prints what carries `data-print-part` and nothing else of the page. */
export const printPart = (): void => {
  const { dataset } = document.documentElement;
  dataset.printing = "part";
  window.addEventListener("afterprint", () => delete dataset.printing, { once: true });
  window.print();
};
