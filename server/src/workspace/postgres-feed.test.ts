import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createPostgresDatabase, postgresIsAvailable } from "../../test/each-database.ts";
import { startFaultProxy } from "../../test/fault-proxy.ts";
import { silentLog } from "../../test/silent-log.ts";
import { createPostgresFeed } from "./postgres-feed.ts";

describe.skipIf(!postgresIsAvailable())(
  "a process that cannot reach the others for a while",
  () => {
    it("tells them what changed meanwhile as soon as it can", async () => {
      const { url, drop } = await createPostgresDatabase();
      const proxy = await startFaultProxy(url);
      proxy.set("refuse");
      const cutOff = createPostgresFeed({ url: proxy.url, log: silentLog });
      const other = createPostgresFeed({ url, log: silentLog });
      const { promise: isListening, resolve: onListening } = Promise.withResolvers<void>();
      const { promise: heard, resolve: onHeard } = Promise.withResolvers<number>();
      other.subscribe({
        userId: "ada",
        onChange: (head) => (head === undefined ? onListening() : onHeard(head)),
      });
      await isListening;
      cutOff.publish({ userId: "ada", head: 6 });
      cutOff.publish({ userId: "ada", head: 7 });
      // Long enough for the message that it would have sent by now.
      await wait(200);
      proxy.set("none");
      expect(await heard).toBe(7);
      await Promise.all([cutOff.close(), other.close()]);
      await proxy.close();
      await drop();
    });

    it("goes on and tells them everything when the line breaks between two messages", async () => {
      const { url, drop } = await createPostgresDatabase();
      const proxy = await startFaultProxy(url);
      const cutOff = createPostgresFeed({ url: proxy.url, log: silentLog });
      const other = createPostgresFeed({ url, log: silentLog });
      // One message has room for some hundred and fifty.
      const users = Array.from({ length: 600 }, () => randomUUID());
      const heard = new Set<string>();
      const listening = ["other", "cutOff"].map((name) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        const feed = name === "other" ? other : cutOff;
        feed.subscribe({ userId: name, onChange: () => resolve() });
        return promise;
      });
      for (const userId of users)
        other.subscribe({
          userId,
          onChange: (head) => head !== undefined && heard.add(`${head}:${userId}`),
        });
      await Promise.all(listening);
      proxy.set("freeze");
      for (const userId of users) cutOff.publish({ userId, head: 6 });
      // Long enough for the first message to be sent.
      await wait(200);
      for (const userId of users.slice(0, 5)) cutOff.publish({ userId, head: 7 });
      proxy.set("refuse");
      await wait(200);
      proxy.set("none");
      const all = users.map((userId, index) => `${index < 5 ? 7 : 6}:${userId}`);
      await expect.poll(() => all.filter((change) => !heard.has(change))).toEqual([]);
      await Promise.all([cutOff.close(), other.close()]);
      await proxy.close();
      await drop();
    });
  },
);
