import type { User } from "../platform/identity.ts";

const forVisitors = ["/login", "/signup"];
const forUsers = ["/", "/account", "/focus", "/term", "/time"];

/** The redirect for this path, if any. */
export const redirectFor = ({
  pathname,
  user,
}: {
  readonly pathname: string;
  readonly user: User | null;
}): string | undefined => {
  const path = pathname.toLowerCase().replace(/(?<=.)\/+$/, "");
  if (user === null && forUsers.includes(path)) return "/login";
  if (user !== null && forVisitors.includes(path)) return "/";
  return undefined;
};
