import { createHash } from "node:crypto";

/** What the database knows of a token: who reads it there can use none. */
export const hashOfToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");
