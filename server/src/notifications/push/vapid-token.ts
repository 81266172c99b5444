import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";

/** The installation's VAPID key pair (RFC 8292). */
export interface VapidKey {
  /** Uncompressed P-256 point, base64url. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

const lifetimeSeconds = 12 * 3_600;
const renewBeforeSeconds = 3_600;

/** To be stored encrypted. */
export const newVapidKeyText = (): string =>
  generateKeyPairSync("ec", { namedCurve: "P-256" })
    .privateKey.export({ type: "pkcs8", format: "der" })
    .toString("base64");

export function vapidKeyOf(text: string): VapidKey {
  const privateKey = createPrivateKey({
    key: Buffer.from(text, "base64"),
    format: "der",
    type: "pkcs8",
  });
  const { x = "", y = "" } = privateKey.export({ format: "jwk" });
  const point = Buffer.concat([
    Buffer.of(4),
    Buffer.from(x, "base64url"),
    Buffer.from(y, "base64url"),
  ]);
  return { publicKey: point.toString("base64url"), privateKey };
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** The `Authorization` header for a push service. One token serves its audience for half a day. */
export function createVapidTokens(input: {
  readonly key: VapidKey;
  readonly subject: string;
  readonly now: () => number;
}) {
  const { key, subject, now } = input;
  const kept = new Map<string, { readonly header: string; readonly expires: number }>();

  return (audience: string): string => {
    const seconds = Math.floor(now() / 1_000);
    const known = kept.get(audience);
    if (known !== undefined && known.expires - renewBeforeSeconds > seconds) return known.header;
    const expires = seconds + lifetimeSeconds;
    const claims = { aud: audience, exp: expires, sub: subject };
    const unsigned = `${encoded({ typ: "JWT", alg: "ES256" })}.${encoded(claims)}`;
    const signature = sign("sha256", Buffer.from(unsigned), {
      key: key.privateKey,
      dsaEncoding: "ieee-p1363",
    });
    const header = `vapid t=${unsigned}.${signature.toString("base64url")}, k=${key.publicKey}`;
    kept.set(audience, { header, expires });
    return header;
  };
}
