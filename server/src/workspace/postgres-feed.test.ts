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
  },
);
