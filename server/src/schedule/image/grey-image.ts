/** One byte a pixel, 0 black to 255 white. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/**
 * Red, green, blue and alpha as grey, on white paper. The darkest channel counts as much as the
 * brightness, so that pale yellow boxes and light blue lines stand out from the paper.
 */
export const greyOf = (red: number, green: number, blue: number, alpha: number): number => {
  const bright = (red * 77 + green * 150 + blue * 29) >> 8;
  const grey = (bright + Math.min(red, green, blue)) >> 1;
  return alpha === 255 ? grey : 255 - Math.round(((255 - grey) * alpha) / 255);
};

/** Averages squares of pixels: what a photograph of many megapixels needs before anything else. */
export const reduced = (image: GreyImage, factor: number): GreyImage => {
  if (factor <= 1) return image;
  const width = Math.floor(image.width / factor);
  const height = Math.floor(image.height / factor);
  const data = new Uint8Array(width * height);
  const area = factor * factor;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let dy = 0; dy < factor; dy += 1) {
        const row = (y * factor + dy) * image.width + x * factor;
        for (let dx = 0; dx < factor; dx += 1) sum += image.data[row + dx] ?? 0;
      }
      data[y * width + x] = sum / area;
    }
  }
  return { width, height, data };
};

/** A part of an image in another size, each pixel from its four neighbours. */
export const resized = (
  image: GreyImage,
  part: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  },
  width: number,
  height: number,
): GreyImage => {
  const data = new Uint8Array(width * height);
  const stepX = (part.right - part.left) / width;
  const stepY = (part.bottom - part.top) / height;
  const source = image.data;
  for (let y = 0; y < height; y += 1) {
    const placeY = Math.min(image.height - 1, Math.max(0, part.top + (y + 0.5) * stepY - 0.5));
    const top = Math.floor(placeY);
    const shareY = placeY - top;
    const above = top * image.width;
    const below = Math.min(image.height - 1, top + 1) * image.width;
    for (let x = 0; x < width; x += 1) {
      const placeX = Math.min(image.width - 1, Math.max(0, part.left + (x + 0.5) * stepX - 0.5));
      const left = Math.floor(placeX);
      const right = Math.min(image.width - 1, left + 1);
      const shareX = placeX - left;
      const upper =
        (source[above + left] ?? 0) * (1 - shareX) + (source[above + right] ?? 0) * shareX;
      const lower =
        (source[below + left] ?? 0) * (1 - shareX) + (source[below + right] ?? 0) * shareX;
      data[y * width + x] = upper * (1 - shareY) + lower * shareY + 0.5;
    }
  }
  return { width, height, data };
};

/** Weights of four neighbouring pixels for a place between the middle two: keeps strokes crisp. */
const cubicWeights = (share: number, weights: Float64Array): void => {
  const square = share * share;
  const cube = square * share;
  weights[0] = -0.5 * share + square - 0.5 * cube;
  weights[1] = 1 - 2.5 * square + 1.5 * cube;
  weights[2] = 0.5 * share + 2 * square - 1.5 * cube;
  weights[3] = -0.5 * square + 0.5 * cube;
};

/** Turns an image back by an angle and scales it, both at once, so that letters blur only once. */
export const straightened = (
  image: GreyImage,
  { radians, scale }: { readonly radians: number; readonly scale: number },
): GreyImage => {
  if (radians === 0 && scale === 1) return image;
  const cosine = Math.cos(radians);
  const sine = Math.sin(radians);
  const width = Math.round(
    (image.width * Math.abs(cosine) + image.height * Math.abs(sine)) * scale,
  );
  const height = Math.round(
    (image.height * Math.abs(cosine) + image.width * Math.abs(sine)) * scale,
  );
  const data = new Uint8ClampedArray(width * height).fill(255);
  const source = image.data;
  const weightsX = new Float64Array(4);
  const weightsY = new Float64Array(4);
  for (let y = 0; y < height; y += 1) {
    const fromMiddleY = (y + 0.5 - height / 2) / scale;
    for (let x = 0; x < width; x += 1) {
      const fromMiddleX = (x + 0.5 - width / 2) / scale;
      const sourceX = cosine * fromMiddleX - sine * fromMiddleY + image.width / 2 - 0.5;
      const sourceY = sine * fromMiddleX + cosine * fromMiddleY + image.height / 2 - 0.5;
      const left = Math.floor(sourceX);
      const top = Math.floor(sourceY);
      if (left < 1 || top < 1 || left >= image.width - 2 || top >= image.height - 2) continue;
      cubicWeights(sourceX - left, weightsX);
      cubicWeights(sourceY - top, weightsY);
      let sum = 0;
      for (let row = 0; row < 4; row += 1) {
        const at = (top + row - 1) * image.width + left - 1;
        const across =
          (source[at] ?? 0) * (weightsX[0] ?? 0) +
          (source[at + 1] ?? 0) * (weightsX[1] ?? 0) +
          (source[at + 2] ?? 0) * (weightsX[2] ?? 0) +
          (source[at + 3] ?? 0) * (weightsX[3] ?? 0);
        sum += across * (weightsY[row] ?? 0);
      }
      data[y * width + x] = sum;
    }
  }
  return { width, height, data: new Uint8Array(data.buffer) };
};
