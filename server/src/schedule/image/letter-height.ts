import type { GreyImage } from "./grey-image.ts";

const contrast = 60;

const medianOf = (counts: Uint32Array, total: number): number => {
  let seen = 0;
  for (const [value, count] of counts.entries()) {
    seen += count;
    if (seen * 2 >= total) return value;
  }
  return 0;
};

/**
 * The usual height of a small letter in pixels, or 0 where there is no writing. Measured by the
 * vertical extent of marks that differ from what lies left of them: letters are many and alike,
 * lines and boxes are few or long.
 */
export const letterHeight = ({ width, height, data }: GreyImage): number => {
  const labels = new Int32Array(width * height);
  const stack: number[] = [];
  const heights = new Uint32Array(256);
  let letters = 0;
  let label = 0;
  const background = backgroundOf(data);
  const isMark = (at: number) => Math.abs((data[at] ?? 255) - background) > contrast;
  for (let start = 0; start < data.length; start += 1) {
    if (labels[start] !== 0 || !isMark(start)) continue;
    label += 1;
    let top = height;
    let bottom = 0;
    let left = width;
    let right = 0;
    let size = 0;
    stack.push(start);
    labels[start] = label;
    while (stack.length > 0) {
      const at = stack.pop() ?? 0;
      const x = at % width;
      const y = (at - x) / width;
      size += 1;
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      left = Math.min(left, x);
      right = Math.max(right, x);
      for (const next of [
        at - width,
        at + width,
        x > 0 ? at - 1 : -1,
        x < width - 1 ? at + 1 : -1,
      ]) {
        if (next < 0 || next >= data.length || labels[next] !== 0 || !isMark(next)) continue;
        labels[next] = label;
        stack.push(next);
      }
    }
    const tall = bottom - top + 1;
    const wide = right - left + 1;
    const isLetter = tall >= 4 && tall < 200 && wide < tall * 4 && tall < wide * 8 && size > 8;
    if (!isLetter) continue;
    letters += 1;
    heights[tall] = (heights[tall] ?? 0) + 1;
  }
  return letters < 8 ? 0 : medianOf(heights, letters);
};

const backgroundOf = (data: Uint8Array): number => {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  let best = 255;
  for (const [value, count] of counts.entries()) if (count > (counts[best] ?? 0)) best = value;
  return best;
};
