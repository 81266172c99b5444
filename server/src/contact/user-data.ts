import type { PersonalData } from "../http/capability.ts";

export const contactData: PersonalData = {
  name: "contactMessages",
  export: async ({ db, userId }) => {
    const rows = await db
      .selectFrom("contact_message")
      .select(["name", "email", "message", "received_at"])
      .where("user_id", "=", userId)
      .orderBy("received_at")
      .execute();
    return rows.map(({ received_at, ...message }) => ({
      ...message,
      at: new Date(received_at).toISOString(),
    }));
  },
  erase: async ({ db, userId }) => {
    await db.deleteFrom("contact_message").where("user_id", "=", userId).execute();
  },
};
