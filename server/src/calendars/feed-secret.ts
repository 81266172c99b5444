import { createHash, randomBytes } from "node:crypto";
import type { Sealer } from "../secrets/sealed-text.ts";

/** Without the look-alikes 0, 1, l and o. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz";
/** 24 characters hold 138 bits. Shorter, older nonces give 20 characters and stay valid. */
const lengthFor = (nonce: string) => (nonce.length < 24 ? 20 : 24);

export const newNonce = (): string => randomBytes(18).toString("base64url");

/** Not stored: key and nonce recreate it for its owner, and a poll is found by its hash. */
export const feedSecret = (sealer: Sealer, userId: string, nonce: string): string => {
  const bytes = sealer.derive("plan-feed", userId, nonce);
  let number = BigInt(`0x${bytes.toString("hex")}`);
  let text = "";
  for (let index = 0; index < lengthFor(nonce); index += 1) {
    text += alphabet[Number(number % BigInt(alphabet.length))];
    number /= BigInt(alphabet.length);
  }
  return text.replace(/(.{4})(?=.)/g, "$1-");
};

export const hashOfSecret = (secret: string): string =>
  createHash("sha256").update(secret).digest("base64url");
