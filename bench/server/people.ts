import { randomUUID } from "node:crypto";

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly uid: string;
  readonly cookie: string;
  readonly address: string;
}

interface Ask {
  readonly body: unknown;
  readonly signal?: AbortSignal;
}

/** As a browser behind the proxy; reads to the end. */
export async function ask(
  url: string,
  { cookie, address }: Pick<Person, "cookie" | "address">,
  path: string,
  { body, signal }: Ask,
) {
  const response = await fetch(new URL(path, url), {
    method: "POST",
    headers: {
      "x-forwarded-for": address,
      "sec-fetch-site": "same-origin",
      "content-type": "application/json",
      ...(cookie !== "" && { cookie }),
    },
    body: JSON.stringify(body),
    ...(signal !== undefined && { signal }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** A new signed-in account. */
export async function enter(url: string, address: string): Promise<Person> {
  const email = `${randomUUID()}@example.org`;
  const password = "quiet lamp over thursday";
  const body = { email, password };
  const { headers, text } = await ask(url, { cookie: "", address }, "/api/account/sign-up", {
    body,
  });
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const uid = /"uid":"([^"]+)"/.exec(text)?.[1];
  if (uid === undefined) throw new Error(`No account was made: ${text}`);
  return { email, password, uid, cookie, address };
}
