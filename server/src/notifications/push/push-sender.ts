import type { TrustedHosts } from "../../outside/outside-address.ts";
import type { Post, PostAnswer } from "../../outside/post.ts";
import type { Parts } from "../../parts.ts";
import type { DeviceRow, DeviceStore } from "./device-store.ts";
import { encryptMessage } from "./encrypt-message.ts";
import { readPushAddress } from "./push-address.ts";
import type { PushMessage } from "./push-message.ts";

/** `later` if a retry may work; `gone` and `refused` if not. */
export type PushOutcome = "accepted" | "gone" | "later" | "refused";

export interface Sending {
  readonly device: DeviceRow;
  readonly message: PushMessage;
  /** A later message with the same topic replaces a waiting one. At most 32 URL-safe characters. */
  readonly topic: string;
  readonly ttlSeconds: number;
  readonly urgency: "high" | "normal" | "low";
}

interface SenderInput extends Parts<"log" | "now"> {
  readonly devices: DeviceStore;
  readonly post: Post;
  readonly ownHosts: TrustedHosts;
  readonly tokenFor: (audience: string) => Promise<string>;
}

const failuresBeforePause = 5;
const pauseMs = 60_000;
const longestPauseMs = 3_600_000;
const logEveryMs = 3_600_000;

const outcomeOf = (answer: PostAnswer): PushOutcome => {
  if (!answer.ok) return "later";
  const { status } = answer;
  if (status === 200 || status === 201 || status === 202) return "accepted";
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "later" : "refused";
};

/** Sends one message to one device, and removes devices that are gone. */
export function createPushSender(input: SenderInput) {
  const { devices, post, ownHosts, tokenFor, log, now } = input;
  const hosts = new Map<string, { failures: number; pausedUntil: number }>();
  let loggedAt = 0;

  /** An overloaded service is paused as a whole. */
  const noteAnswer = (host: string, answer: PostAnswer) => {
    const known = hosts.get(host) ?? { failures: 0, pausedUntil: 0 };
    if (answer.ok && answer.status === 429) {
      const seconds = Number(answer.retryAfter);
      const wait = Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : pauseMs;
      known.pausedUntil = now() + Math.min(wait, longestPauseMs);
    } else if (outcomeOf(answer) === "later") {
      known.failures += 1;
      if (known.failures % failuresBeforePause === 0) known.pausedUntil = now() + pauseMs;
    } else known.failures = 0;
    hosts.set(host, known);
  };

  const logRefusal = (host: string, answer: PostAnswer) => {
    if (now() - loggedAt <= logEveryMs) return;
    loggedAt = now();
    const status = answer.ok ? answer.status : null;
    log.warn("a push service refuses our messages", { host, status });
  };

  return async ({ device, message, topic, ttlSeconds, urgency }: Sending): Promise<PushOutcome> => {
    const subscription = devices.subscriptionOf(device);
    const url = subscription && readPushAddress(subscription.endpoint, ownHosts);
    if (subscription === undefined || url === undefined) {
      await devices.remove(device.id);
      return "gone";
    }
    if ((hosts.get(url.host)?.pausedUntil ?? 0) > now()) return "later";
    const answer = await post({
      address: url.href,
      headers: {
        authorization: await tokenFor(url.origin),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        ttl: String(ttlSeconds),
        urgency,
        topic,
      },
      body: encryptMessage({
        ...message,
        keys: {
          p256dh: Buffer.from(subscription.p256dh, "base64url"),
          auth: Buffer.from(subscription.auth, "base64url"),
        },
      }),
    });
    noteAnswer(url.host, answer);
    const outcome = outcomeOf(answer);
    if (outcome === "accepted") await devices.accepted(device.id);
    if (outcome === "gone") await devices.remove(device.id);
    if (outcome === "refused") {
      await devices.refused(device);
      logRefusal(url.host, answer);
    }
    return outcome;
  };
}
