import { createPublicKey, verify } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createVapidTokens, newVapidKeyText, vapidKeyOf } from "./vapid-token.ts";

const hour = 3_600_000;
const claimsOf = (header: string) => {
  const [, unsigned = "", signature = ""] = /t=([^.]+\.[^.]+)\.([^,]+)/.exec(header) ?? [];
  const claims: unknown = JSON.parse(
    Buffer.from(unsigned.split(".")[1] ?? "", "base64url").toString(),
  );
  return { unsigned, signature: Buffer.from(signature, "base64url"), claims };
};

describe("the token for a push service", () => {
  const key = vapidKeyOf(newVapidKeyText());
  let time = 1_800_000_000_000;
  const tokenFor = createVapidTokens({
    key,
    subject: "https://planner.example/contact",
    now: () => time,
  });

  it("is signed by the key that browsers were given, for its audience, for half a day", () => {
    const header = tokenFor("https://push.example");
    const { unsigned, signature, claims } = claimsOf(header);
    const point = Buffer.from(key.publicKey, "base64url");
    expect(point).toHaveLength(65);
    const publicKey = createPublicKey({
      key: {
        kty: "EC",
        crv: "P-256",
        x: point.subarray(1, 33).toString("base64url"),
        y: point.subarray(33).toString("base64url"),
      },
      format: "jwk",
    });
    expect(
      verify(
        "sha256",
        Buffer.from(unsigned),
        { key: publicKey, dsaEncoding: "ieee-p1363" },
        signature,
      ),
    ).toBe(true);
    expect(claims).toEqual({
      aud: "https://push.example",
      exp: 1_800_000_000 + 12 * 3_600,
      sub: "https://planner.example/contact",
    });
    expect(header.endsWith(`, k=${key.publicKey}`)).toBe(true);
  });

  it("is used again until it is about to expire, and never for another service", () => {
    const first = tokenFor("https://push.example");
    time += 10 * hour;
    expect(tokenFor("https://push.example")).toBe(first);
    expect(tokenFor("https://other.example")).not.toBe(first);
    time += 2 * hour;
    expect(tokenFor("https://push.example")).not.toBe(first);
  });
});
