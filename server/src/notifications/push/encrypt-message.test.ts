import { createECDH, randomBytes } from "node:crypto";
import { decrypt } from "http_ece";
import { describe, expect, it } from "vitest";
import { encryptMessage } from "./encrypt-message.ts";

const bytes = (text: string) => Buffer.from(text, "base64url");

function device() {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return { pair, keys: { p256dh: pair.getPublicKey(), auth: randomBytes(16) } };
}

const open = (body: Buffer, { pair, keys }: ReturnType<typeof device>) =>
  decrypt(body, {
    version: "aes128gcm",
    privateKey: pair,
    authSecret: keys.auth.toString("base64url"),
  });

describe("encryptMessage", () => {
  it("gives the bytes of the example in RFC 8291", () => {
    const body = encryptMessage({
      text: "When I grow up, I want to be a watermelon",
      keys: {
        p256dh: bytes(
          "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        ),
        auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
      },
      paddedBytes: 0,
      salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"),
      senderPrivateKey: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    });
    expect(body.toString("base64url")).toBe(
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
    );
  });

  it("is opened by another implementation, whatever the text, and is as long as every other", () => {
    const lengths = new Set<number>();
    for (let round = 0; round < 100; round += 1) {
      const target = device();
      const text = randomBytes(round * 2).toString("base64url");
      const body = encryptMessage({ text, keys: target.keys, paddedBytes: 512 });
      expect(open(body, target).toString("utf8")).toBe(text);
      lengths.add(body.length);
    }
    expect(lengths.size).toBe(1);
  });

  it("opens for no other device, nor with a bit changed, nor cut short", () => {
    const target = device();
    const body = encryptMessage({ text: "Time to study.", keys: target.keys, paddedBytes: 512 });
    expect(() => open(body, { ...target, pair: device().pair })).toThrow();
    const changed = Buffer.from(body);
    const at = body.length - 40;
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => open(changed, target)).toThrow();
    expect(() => open(body.subarray(0, body.length - 1), target)).toThrow();
  });
});
