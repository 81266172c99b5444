const margin = 24;

/** The blocks of a drawing on the page as a picture of its own, in the colours they have now. */
export const pictureOf = (drawing: HTMLElement): string => {
  const frame = drawing.getBoundingClientRect();
  const [width, height] = [frame.width + 2 * margin, frame.height + 2 * margin];
  const shapes = [...drawing.querySelectorAll<HTMLElement>("[data-block], [data-exam]")].map(
    (shape) => {
      const box = shape.getBoundingClientRect();
      const { backgroundColor } = getComputedStyle(shape);
      const radius = shape.dataset.exam === undefined ? 2 : box.width / 2;
      return `<rect x="${box.left - frame.left + margin}" y="${box.top - frame.top + margin}" width="${box.width}" height="${box.height}" rx="${radius}" fill="${backgroundColor}"/>`;
    },
  );
  const paper = getComputedStyle(drawing.ownerDocument.body).backgroundColor;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${paper}"/>${shapes.join("")}</svg>`;
};
