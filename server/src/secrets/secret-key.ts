import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartRefused } from "../start-refused.ts";

interface SecretKeyInput {
  /** Set by the operator, for several servers over one database. */
  readonly given: string | undefined;
  readonly folder: string;
}

const keyBytes = 32;
const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** The key for secret addresses. It is stored beside the database, never in it. */
export function readSecretKey({ given, folder }: SecretKeyInput): Buffer {
  if (given !== undefined) return createHash("sha256").update(given).digest();
  const file = join(folder, "secret.key");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    try {
      // Two that start at once: the second must read the row that the first wrote.
      writeFileSync(file, randomBytes(keyBytes).toString("hex"), { mode: 0o600, flag: "wx" });
    } catch (error) {
      if (isMissing(error)) throw error;
    }
    const key = Buffer.from(readFileSync(file, "utf8").trim(), "hex");
    if (key.length !== keyBytes) throw new Error("The file holds no key.");
    return key;
  } catch (cause) {
    throw new StartRefused(
      `The key in ${file} cannot be read or written; change its permissions, or set SECRET_KEY.`,
      { cause },
    );
  }
}
