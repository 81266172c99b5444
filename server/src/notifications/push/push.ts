import type { Display } from "@smart-planner/contract";
import type { Occasion } from "@smart-planner/planner/calendars";
import { spokenIn } from "../../http/spoken.ts";
import type { TrustedHosts } from "../../outside/outside-address.ts";
import { createPost } from "../../outside/post.ts";
import type { Parts } from "../../parts.ts";
import { chosenLanguage } from "../../workspace/synced-plan.ts";
import { occasionHash } from "../notification-log.ts";
import type { PushLaterTable } from "../tables.ts";
import { createDeviceStore, type DeviceRow } from "./device-store.ts";
import { readPushKey } from "./push-key.ts";
import { againMessage, firstMessage, occasionMessage } from "./push-message.ts";
import { createPushSender, type Sending } from "./push-sender.ts";
import { createVapidTokens, type VapidKey } from "./vapid-token.ts";

interface PushInput extends Parts<"db" | "sealer" | "log" | "now"> {
  /** https, which browsers require. */
  readonly publicUrl: URL;
  readonly ownHosts: TrustedHosts;
}

export type Push = ReturnType<typeof createPush>;

const sessionTtl = 900;
const firstTtl = 60;

const urgencyOf = ({ content }: Occasion): Sending["urgency"] => {
  if (content.kind === "studyReminder") return "high";
  return content.kind === "examAlert" ? "normal" : "low";
};

/** Push messages (RFC 8030, 8291 and 8292). */
export function createPush({ db, sealer, publicUrl, ownHosts, log, now }: PushInput) {
  const devices = createDeviceStore({ db, sealer, now });
  const { post, close } = createPost({ trustedHosts: ownHosts });
  let made: { readonly key: VapidKey; readonly tokenFor: (audience: string) => string } | undefined;
  const ownKey = async () => {
    if (made !== undefined) return made;
    const key = await readPushKey({ db, sealer, now });
    const subject = new URL("/contact", publicUrl).href;
    made = { key, tokenFor: createVapidTokens({ key, subject, now }) };
    return made;
  };
  const send = createPushSender({
    ...{ devices, post, ownHosts, log, now },
    tokenFor: async (audience) => (await ownKey()).tokenFor(audience),
  });

  const spokenTo = async ({ user_id: userId }: DeviceRow) =>
    spokenIn(await chosenLanguage({ db, userId }));

  return {
    ownHosts,
    devices,
    devicesOf: devices.ofUser,
    publicKey: async (): Promise<string> => (await ownKey()).key.publicKey,

    /** Whether a new device can be reached. */
    welcome: async (device: DeviceRow): Promise<boolean> => {
      const spoken = await spokenTo(device);
      const message = firstMessage({ shows: device.shows, publicUrl, spoken });
      const sending = { topic: "first", ttlSeconds: firstTtl, urgency: "high" } as const;
      return (await send({ device, message, ...sending })) === "accepted";
    },

    remindAgain: (
      userId: string,
      { minutes, ...again }: Omit<PushLaterTable, "at"> & { readonly minutes: number },
    ) => devices.remindAgain(userId, { ...again, at: now() + minutes * 60_000 }),

    sendLater: async (): Promise<void> => {
      for (const { device, tag } of await devices.takeLater()) {
        const spoken = await spokenTo(device);
        const message = againMessage({ shows: device.shows, tag, publicUrl, spoken });
        const sending = {
          topic: tag.slice(0, 32),
          ttlSeconds: sessionTtl,
          urgency: "high",
        } as const;
        await send({ device, message, ...sending });
      }
    },

    /** Returns the devices that took it, and whether another may take it later. */
    tell: async ({
      devices: waiting,
      occasion,
      display,
      closesAt,
    }: {
      readonly devices: readonly DeviceRow[];
      readonly occasion: Occasion;
      readonly display: Display;
      readonly closesAt: number;
    }) => {
      const tag = occasionHash(occasion);
      const open = Math.max(0, Math.floor((closesAt - now()) / 1_000));
      const spoken = await spokenIn(display.language);
      const isSession = occasion.content.kind === "studyReminder";
      const outcomes = await Promise.all(
        waiting.map((device) =>
          send({
            device,
            message: occasionMessage(occasion, display, {
              ...{ shows: device.shows, tag, publicUrl, spoken },
            }),
            topic: tag.slice(0, 32),
            ttlSeconds: isSession ? Math.min(open, sessionTtl) : open,
            urgency: urgencyOf(occasion),
          }),
        ),
      );
      return {
        accepted: waiting.filter((_, at) => outcomes[at] === "accepted").map(({ id }) => id),
        unavailable: outcomes.includes("later"),
      };
    },
    close,
  };
}
