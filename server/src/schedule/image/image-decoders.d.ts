/** The packages' own types speak of the browser's `ImageData`. */
interface DecodedImage {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel. */
  readonly data: Uint8ClampedArray;
}
declare module "@jsquash/jpeg/decode.js" {
  export function init(options: {
    /** The decoder itself: without it the package would look for a file to fetch. */
    readonly wasmBinary: Uint8Array;
  }): Promise<void>;
  export default function decode(
    bytes: Uint8Array,
    options: {
      /** Turns the picture as the camera noted it was held. */
      readonly preserveOrientation: boolean;
    },
  ): Promise<DecodedImage>;
}
declare module "@jsquash/png/decode.js" {
  export function init(decoder: Uint8Array): Promise<unknown>;
  export default function decode(bytes: Uint8Array): Promise<DecodedImage>;
}
