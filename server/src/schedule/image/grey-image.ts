import type { Box } from "../page/page.ts";

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

/** Where each pixel of a new image comes from: x' = ax + by + c, y' = dx + ey + f. */
type Places = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** An image made anew, each pixel from the four around its place; beyond the edge there is paper. */
const sampled = (image: GreyImage, width: number, height: number, places: Places): GreyImage => {
  const [a, b, c, d, e, f] = places;
  const [lastX, lastY] = [image.width - 1, image.height - 1];
  const source = image.data;
  const data = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const atX = a * x + b * y + c;
      const atY = d * x + e * y + f;
      if (atX < -1 || atY < -1 || atX > lastX + 1 || atY > lastY + 1) continue;
      const placeX = Math.min(lastX, Math.max(0, atX));
      const placeY = Math.min(lastY, Math.max(0, atY));
      const left = Math.floor(placeX);
      const shareX = placeX - left;
      const shareY = placeY - Math.floor(placeY);
      const above = Math.floor(placeY) * image.width + left;
      const below = shareY === 0 ? above : above + image.width;
      const right = shareX === 0 ? 0 : 1;
      const upper = (source[above] ?? 0) * (1 - shareX) + (source[above + right] ?? 0) * shareX;
      const lower = (source[below] ?? 0) * (1 - shareX) + (source[below + right] ?? 0) * shareX;
      data[y * width + x] = upper * (1 - shareY) + lower * shareY + 0.5;
    }
  }
  return { width, height, data };
};

/** A part of an image in another size. */
export const resized = (
  image: GreyImage,
  { left, top, right, bottom }: Box,
  width: number,
  height: number,
): GreyImage => {
  const [stepX, stepY] = [(right - left) / width, (bottom - top) / height];
  const places: Places = [stepX, 0, left + stepX / 2 - 0.5, 0, stepY, top + stepY / 2 - 0.5];
  return sampled(image, width, height, places);
};

/** Turns an image back by an angle. */
export const straightened = (image: GreyImage, radians: number): GreyImage => {
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  const width = Math.round(image.width * cosine + image.height * Math.abs(sine));
  const height = Math.round(image.height * cosine + image.width * Math.abs(sine));
  return sampled(image, width, height, [
    cosine,
    -sine,
    image.width / 2 - (cosine * width - sine * height) / 2,
    sine,
    cosine,
    image.height / 2 - (sine * width + cosine * height) / 2,
  ]);
};
