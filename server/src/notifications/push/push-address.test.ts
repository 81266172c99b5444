import { expect, it } from "vitest";
import { readPushAddress } from "./push-address.ts";

const ownHosts = new Set(["push.school.lan:8080"]);

it.each([
  "https://fcm.googleapis.com/fcm/send/x",
  "https://updates.push.services.mozilla.com/wpush/v2/x",
  "https://web.push.apple.com/x",
  "https://wns2-par02p.notify.windows.com/w/?token=x",
  "http://push.school.lan:8080/x",
])("sends to %s", (address) => {
  expect(readPushAddress(address, ownHosts)?.href).toBe(address);
});

it.each([
  "https://127.0.0.1/push",
  "https://[::1]/push",
  "https://169.254.169.254/latest",
  "http://fcm.googleapis.com/fcm/send/x",
  "https://fcm.googleapis.com:8443/fcm/send/x",
  "https://user:pass@fcm.googleapis.com/fcm/send/x",
  "https://fcm.googleapis.com.evil.example/x",
  "https://fcm.googleapis.com@evil.example/x",
  "https://evilpush.apple.com/x",
  "https://example.org/x?fcm.googleapis.com",
  "http://user@push.school.lan:8080/x",
  "http://push.school.lan/x",
  "file:///etc/passwd",
  "not an address",
])("never sends to %s", (address) => {
  expect(readPushAddress(address, ownHosts)).toBeUndefined();
});
