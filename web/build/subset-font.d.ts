declare module "subset-font" {
  type AxisValue = number | { readonly min: number; readonly max: number };
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: "woff2";
      readonly variationAxes: Readonly<Record<string, AxisValue>>;
    },
  ): Promise<Buffer>;
}
