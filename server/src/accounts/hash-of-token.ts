import { createHash } from "node:crypto";

/** The database stores only this hash: reading it gives no usable token. */
export const hashOfToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");
