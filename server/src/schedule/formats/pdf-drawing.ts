import { getResolvedPDFJS } from "unpdf";
import { z } from "zod";
import type { Box, Rule } from "../page/page.ts";

/** `[a, b, c, d, e, f]` of a PDF: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const matrixSchema = z
  .tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()])
  .readonly();

export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

export const applied = (matrix: Matrix, x: number, y: number): Point => [
  matrix[0] * x + matrix[2] * y + matrix[4],
  matrix[1] * x + matrix[3] * y + matrix[5],
];

export interface Operators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

const numbers = z.custom<ArrayLike<number>>(
  (value) => ArrayBuffer.isView(value) || Array.isArray(value),
);
const pathArgs = z
  .tuple([z.number(), z.tuple([numbers.nullable()]).rest(z.unknown())])
  .rest(z.unknown());

/** A thinner filled box is a line. */
const lineWidth = 2.5;
const shortestRule = 4;
const maxRules = 20_000;

/** Coordinates per drawing command: move, line, curve, quadratic curve, close. */
const coordinates = [2, 2, 6, 4, 0] as const;

interface Pieces {
  readonly horizontal: Rule[];
  readonly vertical: Rule[];
}

const addSegment = (pieces: Pieces, x1: number, y1: number, x2: number, y2: number): void => {
  const [left, right] = x1 < x2 ? [x1, x2] : [x2, x1];
  const [top, bottom] = y1 < y2 ? [y1, y2] : [y2, y1];
  if (bottom - top < 0.8 && right - left > shortestRule) {
    pieces.horizontal.push({ at: (top + bottom) / 2, from: left, to: right });
  } else if (right - left < 0.8 && bottom - top > shortestRule) {
    pieces.vertical.push({ at: (left + right) / 2, from: top, to: bottom });
  }
};

/** The sides of a box; for a thin one its middle line. */
const addBox = (pieces: Pieces, { left, top, right, bottom }: Box): void => {
  const levels = bottom - top < lineWidth ? [(top + bottom) / 2] : [top, bottom];
  const uprights = right - left < lineWidth ? [(left + right) / 2] : [left, right];
  for (const y of levels) addSegment(pieces, left, y, right, y);
  for (const x of uprights) addSegment(pieces, x, top, x, bottom);
};

/** A filled box hides the part of a line below it: whether there was one. */
const hide = (
  rules: Rule[],
  [from, to]: readonly [number, number],
  inside: (at: number) => boolean,
): boolean => {
  let found = false;
  for (let index = rules.length - 1; index >= 0; index -= 1) {
    const rule = rules[index];
    if (rule === undefined || !inside(rule.at) || rule.to <= from || rule.from >= to) continue;
    const rest = [
      { at: rule.at, from: rule.from, to: from },
      { at: rule.at, from: to, to: rule.to },
    ].filter((part) => part.to - part.from > shortestRule);
    rules.splice(index, 1, ...rest);
    found = true;
  }
  return found;
};

const cover = (pieces: Pieces, { left, top, right, bottom }: Box): boolean => {
  const level = hide(pieces.horizontal, [left, right], (at) => at > top + 1 && at < bottom - 1);
  const upright = hide(pieces.vertical, [top, bottom], (at) => at > left + 1 && at < right - 1);
  return level || upright;
};

type Point = readonly [number, number];

interface Path {
  readonly points: readonly Point[];
  readonly segments: readonly (readonly [...Point, ...Point])[];
}

const pathOf = (data: ArrayLike<number>, matrix: Matrix): Path => {
  const points: Point[] = [];
  const segments: (readonly [...Point, ...Point])[] = [];
  let start: Point = [0, 0];
  let current = start;
  for (let index = 0; index < data.length; ) {
    const command = data[index] ?? 4;
    const count = coordinates[command] ?? 0;
    const x = data[index + count - 1] ?? 0;
    const y = data[index + count] ?? 0;
    const next = count === 0 ? start : applied(matrix, x, y);
    if (command === 0) start = next;
    else if (command === 1 || command === 4) segments.push([...current, ...next]);
    points.push(next);
    current = next;
    index += count + 1;
  }
  return { points, segments };
};

export const boundsOfPoints = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  right: Math.max(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

/** A box with round corners has at most this many points; a longer path is a drawing, whose outline means nothing. */
const [boxPoints, roundBoxPoints] = [14, 24];

const isWhite = (colour: unknown): boolean =>
  typeof colour === "string" && /^#f[c-f]f[c-f]f[c-f]$/i.test(colour);

interface Brush {
  readonly matrix: Matrix;
  readonly white: boolean;
}

/** Operators that paint a path, by what they paint. */
const paintsOf = ({ OPS }: Awaited<ReturnType<typeof getResolvedPDFJS>>) => {
  const both = [OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke];
  const strokes = new Set([OPS.stroke, OPS.closeStroke, ...both]);
  return { both: new Set(both), strokes, fills: new Set([OPS.fill, OPS.eoFill, ...both]) };
};

const addPath = (
  pieces: Pieces,
  args: unknown,
  { matrix, white, both, strokes, fills }: Brush & ReturnType<typeof paintsOf>,
): void => {
  const parsed = pathArgs.safeParse(args);
  if (!parsed.success) return;
  const [painted, [data]] = parsed.data;
  if (data === null || data.length > 4_000) return;
  const { points, segments } = pathOf(data, matrix);
  if (fills.has(painted) && points.length > 2 && points.length <= roundBoxPoints) {
    const box = boundsOfPoints(points);
    const covers = cover(pieces, box);
    // A round box inside a cell decorates its text; over the hour lines it is a class.
    const bounds = covers || points.length <= boxPoints;
    if (bounds && (!white || both.has(painted))) addBox(pieces, box);
  } else if (strokes.has(painted)) {
    for (const segment of segments) addSegment(pieces, ...segment);
  }
};

/** Visible lines of a page: strokes, thin boxes and the sides of filled boxes. */
export const drawnRules = async (
  { fnArray, argsArray }: Operators,
  viewport: Matrix,
): Promise<Pieces> => {
  const pdfjs = await getResolvedPDFJS();
  const { OPS } = pdfjs;
  const paints = paintsOf(pdfjs);
  const pieces: Pieces = { horizontal: [], vertical: [] };
  const saved: Brush[] = [];
  let brush: Brush = { matrix: viewport, white: false };
  const save = () => saved.push(brush);
  const restore = () => {
    brush = saved.pop() ?? brush;
  };
  const transform = (args: unknown) => {
    const inner = matrixSchema.safeParse(args);
    if (inner.success) brush = { ...brush, matrix: multiply(brush.matrix, inner.data) };
  };
  const commands = new Map<number, (args: unknown) => void>([
    [OPS.save, save],
    [OPS.restore, restore],
    [OPS.transform, transform],
    [
      OPS.paintFormXObjectBegin,
      (args) => {
        save();
        transform(firstOf(args));
      },
    ],
    [OPS.paintFormXObjectEnd, restore],
    [
      OPS.setFillRGBColor,
      (args) => {
        brush = { ...brush, white: isWhite(firstOf(args)) };
      },
    ],
    [OPS.constructPath, (args) => addPath(pieces, args, { ...brush, ...paints })],
  ]);
  for (const [index, operator] of fnArray.entries()) {
    if (pieces.horizontal.length + pieces.vertical.length > maxRules) break;
    commands.get(operator)?.(argsArray[index]);
  }
  return pieces;
};

const firstOf = (args: unknown): unknown => (Array.isArray(args) ? args[0] : undefined);
