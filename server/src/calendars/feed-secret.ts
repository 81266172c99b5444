import { createHash, randomBytes } from "node:crypto";
import type { Sealer } from "../secrets/sealed-text.ts";

/** Without 0, 1, l and o, which people misread. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz";
/** 24 characters hold 138 bits. Addresses from shorter nonces have 20, and stay as they are. */
const lengthFor = (nonce: string) => (nonce.length < 24 ? 20 : 24);

export const newNonce = (): string => randomBytes(18).toString("base64url");

/**
 * The secret part of a feed's address. It is kept nowhere: the key and the nonce make it again for
 * its owner, and a poll is known by its hash.
 */
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
