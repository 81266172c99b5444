declare module "http_ece" {
  import type { ECDH } from "node:crypto";
  export function decrypt(
    body: Buffer,
    options: {
      readonly version: "aes128gcm";
      readonly privateKey: ECDH;
      /** In base64url. */
      readonly authSecret: string;
    },
  ): Buffer;
}
