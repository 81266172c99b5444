import type { Box } from "../page/page.ts";

/** One byte a pixel, 0 black to 255 white. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Where each pixel of a new image comes from: x' = ax + by + c, y' = dx + ey + f. */
type Places = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Bilinear resampling; outside is white. */
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
      const below = above + Math.ceil(shareY) * image.width;
      const right = Math.ceil(shareX);
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

export const scaled = (image: GreyImage, width: number, height: number): GreyImage => {
  const whole = { left: 0, top: 0, right: image.width, bottom: image.height };
  return resized(image, whole, Math.round(width), Math.round(height));
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
