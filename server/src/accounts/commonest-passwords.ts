import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const bytesEach = 4;
const file = readFileSync(new URL("./commonest-passwords.bin", import.meta.url));

const printOf = (password: string) => createHash("sha256").update(password).digest().readUInt32BE();

const prints: ReadonlySet<number> = new Set(
  Array.from({ length: file.length / bytesEach }, (_, index) =>
    file.readUInt32BE(index * bytesEach),
  ),
);

/** Whether a password, in lower case, is one of the 10,000 that people choose most among those of 8 characters and more. */
export const isAmongCommonest = (password: string): boolean => prints.has(printOf(password));
