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
  const data = new Uint8Array(width * height).fill(255);
  const source = image.data;
  for (let y = 0; y < height; y += 1) {
    const fromMiddleY = (y - height / 2) / scale;
    for (let x = 0; x < width; x += 1) {
      const fromMiddleX = (x - width / 2) / scale;
      const sourceX = cosine * fromMiddleX - sine * fromMiddleY + image.width / 2;
      const sourceY = sine * fromMiddleX + cosine * fromMiddleY + image.height / 2;
      const left = Math.floor(sourceX);
      const top = Math.floor(sourceY);
      if (left < 0 || top < 0 || left >= image.width - 1 || top >= image.height - 1) continue;
      const at = top * image.width + left;
      const shareX = sourceX - left;
      const shareY = sourceY - top;
      const upper = (source[at] ?? 0) * (1 - shareX) + (source[at + 1] ?? 0) * shareX;
      const below = at + image.width;
      const lower = (source[below] ?? 0) * (1 - shareX) + (source[below + 1] ?? 0) * shareX;
      data[y * width + x] = upper * (1 - shareY) + lower * shareY;
    }
  }
  return { width, height, data };
};
