import { randomInt } from "node:crypto";

/** Without the look-alikes 0, 1, l and o. */
const alphabet = "23456789abcdefghijkmnpqrstuvwxyz";
const half = 4;

const piece = () =>
  Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join("");

/** Such as `7f4k-q2mz`: 40 bits, behind a slow hash and few attempts. */
export const newRecoveryCode = (): string => `${piece()}-${piece()}`;

/** Ignores case, spaces and dashes. */
export const plainCode = (typed: string): string =>
  typed
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, "");
