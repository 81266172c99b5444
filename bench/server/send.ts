import { type Agent, request } from "node:http";
import type { Person } from "./people.ts";

export interface Letter {
  readonly path: string;
  readonly body?: Buffer;
  readonly type?: string;
}

interface Sent extends Letter {
  readonly agent: Agent;
  readonly url: URL;
  readonly by: Pick<Person, "cookie" | "address">;
}

/** Prepared bytes, and the answer is ignored: only the server is measured. */
export const send = ({ agent, url, by, path, body, type = "application/json" }: Sent) =>
  new Promise<number>((done, fail) => {
    const sent = request(new URL(path, url), {
      agent,
      method: body === undefined ? "GET" : "POST",
      headers: {
        "x-forwarded-for": by.address,
        "sec-fetch-site": "same-origin",
        ...(by.cookie === "" ? {} : { cookie: by.cookie }),
        ...(body === undefined ? {} : { "content-type": type, "content-length": body.length }),
      },
    });
    sent.on("error", fail);
    sent.on("response", (answer) => {
      answer.on("error", fail).on("end", () => done(answer.statusCode ?? 0));
      answer.resume();
    });
    sent.end(body);
  });
