import { createHash } from "node:crypto";
import {
  type PushDeviceSettings,
  type PushSubscriptionKeys,
  pushSubscriptionSchema,
} from "@smart-planner/contract";
import { type WantedNotifications, wantedIf } from "@smart-planner/planner/calendars";
import type { Selectable } from "kysely";
import type { Parts } from "../../parts.ts";
import type { PushDeviceTable, PushLaterTable } from "../tables.ts";

export type DeviceRow = Selectable<PushDeviceTable>;

interface NewDevice {
  readonly userId: string;
  readonly sessionId: string;
  readonly subscription: PushSubscriptionKeys;
  readonly settings: PushDeviceSettings;
  readonly label: string;
}

export const wantedOn = ({ wanted }: DeviceRow): WantedNotifications =>
  wantedIf((kind) => wanted.split(" ").includes(kind));

const mostDevices = 10;
/** A device refused for this long is gone. */
const refusedForMs = 3 * 86_400_000;

const deviceIdOf = (endpoint: string): string =>
  createHash("sha256").update(endpoint).digest("base64url");

export type DeviceStore = ReturnType<typeof createDeviceStore>;

/** Devices of an account; addresses are stored encrypted. */
export function createDeviceStore({ db, sealer, now }: Parts<"db" | "sealer" | "now">) {
  const remove = async (id: string) => {
    await db.deleteFrom("push_device").where("id", "=", id).execute();
  };
  const ofUser = (userId: string): Promise<DeviceRow[]> =>
    db.selectFrom("push_device").selectAll().where("user_id", "=", userId).execute();

  return {
    ofUser,
    remove,

    removeOwn: async (userId: string, id: string): Promise<void> => {
      await db
        .deleteFrom("push_device")
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .execute();
    },

    subscriptionOf: ({ sealed, user_id }: DeviceRow): PushSubscriptionKeys | undefined => {
      const opened = sealer.open(sealed, user_id);
      if (opened === undefined) return undefined;
      const parsed = pushSubscriptionSchema.safeParse(JSON.parse(opened));
      return parsed.success ? parsed.data : undefined;
    },

    /** A browser registered by another account moves to it. */
    save: async ({ userId, sessionId, subscription, settings, label }: NewDevice) => {
      const id = deviceIdOf(subscription.endpoint);
      const columns = {
        user_id: userId,
        session_id: sessionId,
        sealed: sealer.seal(JSON.stringify(subscription), userId),
        shows: settings.shows,
        label,
        wanted: Object.entries(settings.wanted)
          .flatMap(([kind, isWanted]) => (isWanted ? kind : []))
          .join(" "),
        failing_since: null,
      };
      const before = await db
        .selectFrom("push_device")
        .select("user_id")
        .where("id", "=", id)
        .executeTakeFirst();
      const device = await db
        .insertInto("push_device")
        .values({ id, created_at: now(), last_ok_at: null, ...columns })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(columns))
        .returningAll()
        .executeTakeFirstOrThrow();
      const unused = (await ofUser(userId))
        .filter((other) => other.id !== id)
        .toSorted((a, b) => (b.last_ok_at ?? b.created_at) - (a.last_ok_at ?? a.created_at))
        .slice(mostDevices - 1);
      for (const other of unused) await remove(other.id);
      return { device, isNew: before?.user_id !== userId };
    },

    /** Reminds a person's own device of this again. */
    remindAgain: async (userId: string, later: PushLaterTable): Promise<void> => {
      const own = (await ofUser(userId)).some(({ id }) => id === later.device_id);
      if (!own) return;
      await db
        .insertInto("push_later")
        .values(later)
        .onConflict((conflict) => conflict.columns(["device_id", "tag"]).doUpdateSet(later))
        .execute();
    },

    /** Each is given to one server: it is gone once taken. */
    takeLater: async () => {
      const taken = await db
        .deleteFrom("push_later")
        .where("at", "<=", now())
        .returning(["device_id", "tag"])
        .execute();
      if (taken.length === 0) return [];
      const devices = await db
        .selectFrom("push_device")
        .selectAll()
        .where(
          "id",
          "in",
          taken.map(({ device_id }) => device_id),
        )
        .execute();
      return taken.flatMap(({ device_id, tag }) => {
        const device = devices.find(({ id }) => id === device_id);
        return device === undefined ? [] : [{ device, tag }];
      });
    },

    accepted: async (id: string): Promise<void> => {
      await db
        .updateTable("push_device")
        .set({ last_ok_at: now(), failing_since: null })
        .where("id", "=", id)
        .execute();
    },

    refused: async ({ id, failing_since }: DeviceRow): Promise<void> => {
      if (failing_since !== null && now() - failing_since > refusedForMs) return remove(id);
      await db
        .updateTable("push_device")
        .set({ failing_since: failing_since ?? now() })
        .where("id", "=", id)
        .execute();
    },
  };
}
