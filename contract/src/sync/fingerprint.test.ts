import { expect, it } from "vitest";
import { digestOf, fingerprintOf } from "./fingerprint.ts";

const longText = "Mathematics, Chemistry and History, an hour each";

it("a fingerprint tells texts apart, also no text and an empty one", () => {
  const texts = [null, "", "5", "55", longText, `${longText} `, longText.replace("M", "m")];
  expect(new Set(texts.map(fingerprintOf)).size).toBe(texts.length);
});

it("a digest does not depend on the order, and changes with any stamp", () => {
  const rows = [
    { register: "a", stamp: "1" },
    { register: "b", stamp: "2" },
  ];
  expect(digestOf(rows)).toBe(digestOf(rows.toReversed()));
  expect(digestOf(rows)).not.toBe(digestOf([{ register: "a", stamp: "2" }, ...rows.slice(1)]));
});

// Otherwise a page and a server of different versions would resend everything at every visit.
it("a digest is the same in every version", () => {
  expect(digestOf([{ register: "quickPlanHours", stamp: "x" }])).toBe("5421626a66f71ee6");
});
