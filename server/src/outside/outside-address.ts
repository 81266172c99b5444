import { isIP } from "node:net";
import { isPublicAddress } from "./pinned-address.ts";

/** Hosts in the operator's network that are allowed, as `name:port`. */
export type TrustedHosts = ReadonlySet<string>;

export type OutsideAddress =
  | { readonly ok: true; readonly url: URL; readonly trusted: boolean }
  | { readonly ok: false; readonly reason: "no-address" | "not-https" | "not-public" };

const longestAddress = 2_000;
const firstFreePort = 1024;

const portOf = ({ port, protocol }: URL): number =>
  port === "" ? (protocol === "https:" ? 443 : 80) : Number(port);

/** Local names, whatever a resolver says. */
const isLocalName = (host: string): boolean =>
  !host.includes(".") || /\.(?:localhost|local|internal|intranet|lan|home|corp|onion)$/.test(host);

const bare = (hostname: string): string =>
  hostname
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "")
    .toLowerCase();

/** Parses a typed or redirected address; `webcal` means `https`. */
export function readOutsideAddress(text: string, trustedHosts: TrustedHosts): OutsideAddress {
  const typed = text.trim().replace(/^webcals?:/i, "https:");
  if (typed.length > longestAddress || !URL.canParse(typed))
    return { ok: false, reason: "no-address" };
  const url = new URL(typed);
  if (trustedHosts.has(`${url.hostname}:${portOf(url)}`) && /^https?:$/.test(url.protocol))
    return { ok: true, url, trusted: true };
  if (url.protocol !== "https:") return { ok: false, reason: "not-https" };
  const host = bare(url.hostname);
  const literal = isIP(host) !== 0;
  if (literal ? !isPublicAddress(host) : isLocalName(host))
    return { ok: false, reason: "not-public" };
  // Below are mail, shells and databases, no calendars.
  if (portOf(url) !== 443 && portOf(url) < firstFreePort)
    return { ok: false, reason: "not-public" };
  return { ok: true, url, trusted: false };
}
