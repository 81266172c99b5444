import type { GreyImage } from "./grey-image.ts";

const steepestEdge = 24;
const maxDegrees = 6;

interface Edges {
  readonly x: Float32Array;
  readonly y: Float32Array;
}

/** Points where light turns to dark from top to bottom: the tops of lines, letters and boxes. */
const topEdges = ({ width, height, data }: GreyImage): Edges => {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = 1; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if ((data[at - width] ?? 0) - (data[at] ?? 0) > steepestEdge) {
        xs.push(x);
        ys.push(y);
      }
    }
  }
  const step = Math.max(1, Math.ceil(xs.length / 20_000));
  const every = (_: number, index: number) => index % step === 0;
  return { x: Float32Array.from(xs.filter(every)), y: Float32Array.from(ys.filter(every)) };
};

/** Level lines put many edge points into few rows. */
const levelness = ({ x, y }: Edges, degrees: number, rows: Uint32Array): number => {
  rows.fill(0);
  const radians = (degrees * Math.PI) / 180;
  const cosine = Math.cos(radians);
  const sine = Math.sin(radians);
  const offset = rows.length / 4;
  for (let index = 0; index < x.length; index += 1) {
    const row = Math.round(cosine * (y[index] ?? 0) - sine * (x[index] ?? 0) + offset);
    if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (const count of rows) sum += count * count;
  return sum;
};

const bestAngle = (
  edges: Edges,
  rows: Uint32Array,
  { from, to, step }: { readonly from: number; readonly to: number; readonly step: number },
): number => {
  let best = 0;
  let bestScore = levelness(edges, 0, rows) * 1.02;
  for (let degrees = from; degrees <= to; degrees += step) {
    const score = levelness(edges, degrees, rows);
    if (score > bestScore) {
      best = degrees;
      bestScore = score;
    }
  }
  return best;
};

/** By how many degrees the lines of a scan fall to the right. */
export const skewOf = (image: GreyImage): number => {
  const edges = topEdges(image);
  if (edges.x.length < 50) return 0;
  const rows = new Uint32Array((image.height + image.width) * 2);
  const coarse = bestAngle(edges, rows, { from: -maxDegrees, to: maxDegrees, step: 0.25 });
  return bestAngle(edges, rows, { from: coarse - 0.2, to: coarse + 0.2, step: 0.05 });
};
