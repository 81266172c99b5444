import { crc32, deflateSync } from "node:zlib";

const chunk = (type: string, data: Uint8Array): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

interface PngInput {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
  readonly colourType?: number;
  readonly interlaced?: boolean;
  readonly palette?: Uint8Array;
  readonly transparency?: Uint8Array;
  /** Filter bytes and rows as they are before they are packed. */
  readonly raw: Uint8Array;
}

/** A PNG by hand: also one that no honest program writes. */
export const pngOf = (input: PngInput): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(input.width, 0);
  header.writeUInt32BE(input.height, 4);
  header[8] = input.depth ?? 8;
  header[9] = input.colourType ?? 0;
  header[12] = input.interlaced === true ? 1 : 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    ...(input.palette === undefined ? [] : [chunk("PLTE", input.palette)]),
    ...(input.transparency === undefined ? [] : [chunk("tRNS", input.transparency)]),
    chunk("IDAT", deflateSync(input.raw)),
    chunk("IEND", new Uint8Array()),
  ]);
};
