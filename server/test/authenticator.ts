import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

interface Place {
  readonly origin: string;
  readonly rpId: string;
}

interface Answering {
  readonly challenge: string;
  readonly place?: Partial<Place>;
  /** Whether the person was checked by a fingerprint or a PIN. */
  readonly isVerified?: boolean;
  readonly userHandle?: string;
  readonly counter?: number;
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const b64 = (data: Buffer | string) => Buffer.from(data).toString("base64url");

/** The little of CBOR that a passkey is written in. */
function cbor(value: unknown): Buffer {
  const head = (kind: number, size: number) => {
    if (size < 24) return Buffer.from([(kind << 5) | size]);
    if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
    return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string") return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) {
    const pairs = [...value].flatMap(([key, each]) => [cbor(key), cbor(each)]);
    return Buffer.concat([head(5, value.size), ...pairs]);
  }
  throw new TypeError("Not needed for a passkey.");
}

/** A passkey in software, which can be set to misbehave. */
export function newAuthenticator(home: Place) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const rawId = randomBytes(32);
  const id = b64(rawId);
  const cose = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]),
  );
  let count = 0;

  const dataOf = ({ place, isVerified = true, counter }: Answering, extra: Buffer) => {
    count += 1;
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (extra.length > 0 ? 0x40 : 0);
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter ?? count);
    const rpIdHash = sha256(place?.rpId ?? home.rpId);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counted, extra]);
  };
  const clientData = (type: string, { challenge, place }: Answering) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: place?.origin ?? home.origin }));
  const outer = { id, rawId: id, type: "public-key", clientExtensionResults: {} };

  return {
    id,
    create: (answering: Answering) => {
      const length = Buffer.from([0, rawId.length]);
      const extra = Buffer.concat([Buffer.alloc(16), length, rawId, cose]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", dataOf(answering, extra)],
      ]);
      return {
        ...outer,
        response: {
          clientDataJSON: b64(clientData("webauthn.create", answering)),
          attestationObject: b64(cbor(attestation)),
          transports: ["internal"],
        },
      };
    },
    get: (answering: Answering) => {
      const data = dataOf(answering, Buffer.alloc(0));
      const client = clientData("webauthn.get", answering);
      const signed = Buffer.concat([data, sha256(client)]);
      return {
        ...outer,
        response: {
          clientDataJSON: b64(client),
          authenticatorData: b64(data),
          signature: b64(createSign("SHA256").update(signed).sign(privateKey)),
          userHandle: b64(answering.userHandle ?? ""),
        },
      };
    },
  };
}
