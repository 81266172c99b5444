import type { PersonalData } from "../http/capability.ts";

/** Neither address is in the export: files get shared. */
export const calendarData: PersonalData = {
  name: "calendars",
  reachesOut: true,
  export: async ({ db, userId }) => {
    const sources = await db
      .selectFrom("calendar_source")
      .select(["id", "refreshed_at", "problem"])
      .where("user_id", "=", userId)
      .execute();
    const feed = await db
      .selectFrom("plan_feed")
      .select(["detail", "time_zone", "alarm", "last_read_at"])
      .where("user_id", "=", userId)
      .executeTakeFirst();
    const at = (time: number | null) => (time === null ? null : new Date(time).toISOString());
    return {
      byAddress: sources.map(({ id, refreshed_at, problem }) => ({
        id,
        refreshedAt: at(refreshed_at),
        problem,
      })),
      feed:
        feed === undefined
          ? null
          : {
              shows: feed.detail,
              timeZone: feed.time_zone,
              alarmMinutes: feed.alarm,
              lastReadAt: at(feed.last_read_at),
            },
    };
  },
  erase: async ({ db, userId }) => {
    await db.deleteFrom("calendar_source").where("user_id", "=", userId).execute();
    await db.deleteFrom("plan_feed").where("user_id", "=", userId).execute();
  },
};
