interface Visit {
  /** Where the product sent the person. */
  readonly url: string;
  readonly login: string;
  readonly password: string;
  /** Whether the provider may create an account. */
  readonly newcomer?: boolean;
  /** The browser's cookies at the provider. */
  readonly cookies?: Map<string, string>;
}

const mostSteps = 12;

/** Follows the provider's pages as a browser would, logs in, and stops at the product's own address. */
export async function visitProvider(visit: Visit) {
  const { url, login, password, newcomer = true, cookies = new Map() } = visit;
  const person = { login, password, newcomer: newcomer ? "yes" : "no" };
  const provider = new URL(url).origin;
  let next = url;
  let form: URLSearchParams | undefined;
  for (let step = 0; step < mostSteps; step += 1) {
    const response = await fetch(next, {
      redirect: "manual",
      headers: { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") },
      ...(form === undefined ? {} : { method: "POST", body: form }),
    });
    form = undefined;
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get("location");
    if (location === null) {
      if (response.status !== 200) return undefined;
      const page = await response.text();
      // The provider's page that asks whether to sign out, or the one that asks for a name.
      const [, action, xsrf] = /action="([^"]+)".*?name="xsrf" value="([^"]+)"/s.exec(page) ?? [];
      form = new URLSearchParams(xsrf ? { xsrf, logout: "yes" } : person);
      if (action !== undefined) next = new URL(action, next).href;
      continue;
    }
    next = new URL(location, next).href;
    if (new URL(next).origin !== provider) return next;
  }
  throw new Error("The provider leads nowhere.");
}
