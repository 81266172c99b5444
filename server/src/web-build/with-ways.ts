import type { SignInConfig } from "../accounts/hosted/hosted-config.ts";
import { etagOf, gzipped, type WebBuild } from "./web-build.ts";

interface WaysInput {
  readonly web: WebBuild;
  readonly signIn: SignInConfig;
  readonly sendsMail: boolean;
  readonly hasPasskeys: boolean;
}

const opening = /<html(?=[\s>])/;

/** Writes the configured ways to sign in into the first tag, so that the login page shows them at once. */
export function withWays({ web, signIn, sendsMail, hasPasskeys }: WaysInput): WebBuild {
  const ways = [
    ...(sendsMail ? ["mail"] : []),
    ...(hasPasskeys ? ["passkey"] : []),
    ...(signIn.hosted === undefined ? [] : ["hosted"]),
    ...(signIn.passwords ? [] : ["no-password"]),
  ];
  if (ways.length === 0) return web;
  // The name was checked to hold nothing that markup is made of.
  const name = signIn.hosted === undefined ? "" : ` data-hosted="${signIn.hosted.name}"`;
  const tag = `<html data-ways="${ways.join(" ")}"${name}`;
  const files = [...web.files].map(([path, file]) => {
    if (!path.endsWith(".html")) return [path, file] as const;
    const text = (file.unfinished ?? Buffer.from(file.body).toString()).replace(opening, tag);
    const body = new TextEncoder().encode(text);
    const made = {
      ...file,
      body,
      etag: etagOf(text),
      compressed: gzipped(body),
      unfinished: file.unfinished === undefined ? undefined : text,
    };
    return [path, made] as const;
  });
  return { ...web, files: new Map(files) };
}
