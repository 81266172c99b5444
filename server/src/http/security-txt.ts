import { createMiddleware } from "hono/factory";
import { ownAddress } from "../web-build/own-address.ts";
import type { AppEnv } from "./app-env.ts";

const yearMs = 365 * 86_400_000;

/** `/.well-known/security.txt` (RFC 9116). */
export const securityTxt = ({ publicUrl }: { readonly publicUrl: URL | undefined }) => {
  const expires = new Date(Date.now() + yearMs).toISOString();
  return createMiddleware<AppEnv>(async (c) => {
    const address = ownAddress({ publicUrl, requestUrl: c.req.url, secure: c.get("secure") });
    const lines = [
      `Contact: ${address}/contact`,
      `Expires: ${expires}`,
      "Preferred-Languages: en",
      `Canonical: ${address}/.well-known/security.txt`,
    ];
    return c.text(`${lines.join("\n")}\n`);
  });
};
