import { isIP } from "node:net";
import { isPublicAddress } from "./pinned-address.ts";

/** Hosts of the operator's own network that may be asked all the same, as `name:port`. */
export type TrustedHosts = ReadonlySet<string>;

export type OutsideAddress =
  | { readonly ok: true; readonly url: URL; readonly trusted: boolean }
  | { readonly ok: false; readonly reason: "no-address" | "not-https" | "not-public" };

const longestAddress = 2_000;
const firstFreePort = 1024;

const portOf = ({ port, protocol }: URL): number =>
  port === "" ? (protocol === "https:" ? 443 : 80) : Number(port);

/** Names that never leave the machine or its network, whatever a resolver says of them. */
const isLocalName = (host: string): boolean =>
  !host.includes(".") || /\.(?:localhost|local|internal|intranet|lan|home|corp|onion)$/.test(host);

const bare = (hostname: string): string =>
  hostname
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "")
    .toLowerCase();

/** Reads an address that a person typed, or that a redirect gave; `webcal` is `https` by another name. */
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
  // Mail, shells and databases listen below; a calendar there is none.
  if (portOf(url) !== 443 && portOf(url) < firstFreePort)
    return { ok: false, reason: "not-public" };
  return { ok: true, url, trusted: false };
}
