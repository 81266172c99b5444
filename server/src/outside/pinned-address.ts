import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an IP address is public unicast. An allow list, so that loopback, private networks,
 * metadata services and IPv6 forms of them are excluded.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address instanceof ipaddr.IPv6 && !address.match(globalUnicast)) return false;
  return address.range() === "unicast";
}

export interface FoundAddress {
  readonly address: string;
  readonly family: number;
}

export type Resolve = (host: string) => Promise<readonly FoundAddress[]>;

export const systemResolve: Resolve = (host) => lookup(host, { all: true, verbatim: true });

export type Pinned =
  | { readonly ok: true; readonly found: FoundAddress }
  | { readonly ok: false; readonly reason: "not-found" | "not-public" };

interface PinInput {
  readonly hostname: string;
  readonly trusted: boolean;
  readonly resolve: Resolve;
}

/** Resolves once and connects to the checked address, against DNS rebinding. One private address refuses them all. */
export async function pinAddress({ hostname, trusted, resolve }: PinInput): Promise<Pinned> {
  const host = hostname.replace(/^\[|\]$/g, "");
  const family = isIP(host);
  let all: readonly FoundAddress[];
  try {
    all = family === 0 ? await resolve(host) : [{ address: host, family }];
  } catch {
    return { ok: false, reason: "not-found" };
  }
  if (!trusted && all.some(({ address }) => !isPublicAddress(address)))
    return { ok: false, reason: "not-public" };
  // IPv4 first: many machines have an unusable IPv6 address.
  const [found] = all.toSorted((a, b) => a.family - b.family);
  return found === undefined ? { ok: false, reason: "not-found" } : { ok: true, found };
}
