import { randomInt } from "node:crypto";

/** Without 0, 1, l and o, which are read for one another. */
const alphabet = "23456789abcdefghijkmnpqrstuvwxyz";
const half = 4;

const piece = () =>
  Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join("");

/** Such as `7f4k-q2mz`: 40 bits, behind a slow hash and few tries. */
export const newRecoveryCode = (): string => `${piece()}-${piece()}`;

/** As it was written down: capitals, spaces and dashes do not matter. */
export const plainCode = (typed: string): string =>
  typed
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, "");
