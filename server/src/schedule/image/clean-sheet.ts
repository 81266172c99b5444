import type { EdgeRules } from "./edge-rules.ts";
import type { GreyImage } from "./grey-image.ts";

/** Neighbours that differ by more than this lie on two sides of an edge. */
const step = 10;
const stretch = 1.35;

/** Joins the pixels of each evenly painted area; the answer holds one root for every pixel. */
const areasOf = ({ width, height, data }: GreyImage): Int32Array => {
  const parent = new Int32Array(width * height);
  const find = (at: number): number => {
    let root = at;
    while (parent[root] !== root) root = parent[root] ?? root;
    let next = at;
    while (next !== root) {
      const following = parent[next] ?? root;
      parent[next] = root;
      next = following;
    }
    return root;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const value = data[at] ?? 0;
      const likeLeft = x > 0 && Math.abs(value - (data[at - 1] ?? 0)) <= step;
      const likeTop = y > 0 && Math.abs(value - (data[at - width] ?? 0)) <= step;
      if (likeLeft) {
        const root = find(at - 1);
        parent[at] = root;
        if (likeTop) {
          const other = find(at - width);
          if (other !== root) parent[root] = other;
        }
      } else parent[at] = likeTop ? find(at - width) : at;
    }
  }
  for (let at = 0; at < parent.length; at += 1) parent[at] = find(at);
  return parent;
};

/** Areas wide enough to write on: they hold a square of one letter somewhere. */
const papersOf = ({ width, height }: GreyImage, areas: Int32Array, letter: number): Uint8Array => {
  const isPaper = new Uint8Array(areas.length);
  const side = Math.max(4, Math.round(letter * 0.7));
  const stride = Math.max(2, side >> 1);
  for (let y = 0; y + side < height; y += stride) {
    for (let x = 0; x + side < width; x += stride) {
      const root = areas[y * width + x] ?? 0;
      if (isPaper[root] === 1) continue;
      let whole = true;
      for (let dy = 0; dy <= side && whole; dy += 2) {
        const row = (y + dy) * width + x;
        for (let dx = 0; dx <= side; dx += 2) {
          if (areas[row + dx] !== root) {
            whole = false;
            break;
          }
        }
      }
      if (whole) isPaper[root] = 1;
    }
  }
  return isPaper;
};

const eraseRules = (
  { width, height }: GreyImage,
  sheet: Uint8Array,
  rules: EdgeRules,
  letter: number,
): void => {
  const half = Math.max(2, Math.round(letter * 0.2));
  for (const { at, from, to } of rules.horizontal) {
    for (let y = Math.max(0, Math.round(at) - half); y <= Math.min(height - 1, at + half); y += 1) {
      sheet.fill(255, y * width + Math.max(0, from), y * width + Math.min(width, to + 1));
    }
  }
  for (const { at, from, to } of rules.vertical) {
    for (let y = Math.max(0, from); y <= Math.min(height - 1, to); y += 1) {
      const left = Math.max(0, Math.round(at) - half);
      sheet.fill(255, y * width + left, y * width + Math.min(width, left + 2 * half + 1));
    }
  }
};

/**
 * The writing of an image in black on white: coloured boxes become paper, light writing on dark
 * boxes becomes dark, lines between cells vanish.
 */
export const cleanSheet = (image: GreyImage, rules: EdgeRules, letter: number): GreyImage => {
  const { width, height, data } = image;
  const areas = areasOf(image);
  const isPaper = papersOf(image, areas, letter);
  const sheet = new Uint8Array(data.length).fill(255);
  for (let y = 0; y < height; y += 1) {
    let previous = -1;
    for (let x = 0; x <= width; x += 1) {
      const at = y * width + x;
      const root = x === width ? -1 : (areas[at] ?? 0);
      if (x < width && isPaper[root] !== 1) continue;
      const first = previous + 1;
      const left = previous < 0 ? at : y * width + previous;
      const sameArea = x < width && previous >= 0 && areas[left] === root;
      if (first < x && (sameArea || x - first > letter)) {
        const before = data[previous < 0 ? at : left] ?? 255;
        const after = data[x === width ? left : at] ?? before;
        for (let mark = first; mark < x; mark += 1) {
          const paper = before + ((after - before) * (mark - first + 1)) / (x - first + 1);
          const ink = Math.abs((data[y * width + mark] ?? 0) - paper) * stretch;
          sheet[y * width + mark] = 255 - Math.min(255, ink);
        }
      }
      previous = x;
    }
  }
  eraseRules(image, sheet, rules, letter);
  return { width, height, data: sheet };
};
