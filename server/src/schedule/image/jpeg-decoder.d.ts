/** The package's own types speak of the browser's `ImageData`. */
declare module "@jsquash/jpeg/decode.js" {
  interface DecodedJpeg {
    readonly width: number;
    readonly height: number;
    /** Red, green, blue and alpha of each pixel. */
    readonly data: Uint8ClampedArray;
  }
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
  ): Promise<DecodedJpeg>;
}
