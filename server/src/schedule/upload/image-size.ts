export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The size that the first chunk of a PNG states. */
export const pngSize = (bytes: Uint8Array): ImageSize | undefined => {
  if (bytes.length < 33) return undefined;
  const view = viewOf(bytes);
  const isHeader = view.getUint32(8) === 13 && view.getUint32(12) === 0x49_48_44_52;
  return isHeader ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined;
};

const startsFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** The size that the frame header of a JPEG states, found by walking from segment to segment. */
export const jpegSize = (bytes: Uint8Array): ImageSize | undefined => {
  const view = viewOf(bytes);
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (startsFrame(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    if (marker === 0xda || marker === 0xd9) return undefined;
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
};
