import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** Raw bytes. */
export interface DeviceKeys {
  /** Uncompressed P-256 point, 65 bytes. */
  readonly p256dh: Buffer;
  /** 16 bytes. */
  readonly auth: Buffer;
}

interface Message {
  readonly text: string;
  readonly keys: DeviceKeys;
  /** Texts up to this length have the same encrypted length. */
  readonly paddedBytes: number;
  /** Only the RFC's example sets these. */
  readonly salt?: Buffer;
  readonly senderPrivateKey?: Buffer;
}

const curve = "prime256v1";
const recordSize = 4096;
const saltBytes = 16;
const endOfMessage = 2;

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** RFC 8291: one aes128gcm record (RFC 8188). */
export function encryptMessage(message: Message): Buffer {
  const { text, keys, paddedBytes, salt = randomBytes(saltBytes) } = message;
  const sender = createECDH(curve);
  if (message.senderPrivateKey === undefined) sender.generateKeys();
  else sender.setPrivateKey(message.senderPrivateKey);
  const senderPublicKey = sender.getPublicKey();
  const keyInfo = Buffer.concat([Buffer.from("WebPush: info\0"), keys.p256dh, senderPublicKey]);
  const inputKey = derive(sender.computeSecret(keys.p256dh), keys.auth, keyInfo, 32);
  const contentKey = derive(inputKey, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(inputKey, salt, "Content-Encoding: nonce\0", 12);
  const plain = Buffer.from(text, "utf8");
  const padding = Buffer.alloc(Math.max(0, paddedBytes - plain.length));
  const cipher = createCipheriv("aes-128-gcm", contentKey, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([
    salt,
    size,
    Buffer.of(senderPublicKey.length),
    senderPublicKey,
    cipher.update(Buffer.concat([plain, Buffer.of(endOfMessage), padding])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}
