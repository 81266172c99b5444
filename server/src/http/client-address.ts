import { BlockList, isIP } from "node:net";
import ipaddr from "ipaddr.js";

export interface TrustedProxies {
  readonly includes: (address: string) => boolean;
}

const family = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** `::ffff:192.0.2.1` and `192.0.2.1` are one address for every limit. */
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");

export function trustProxies(entries: readonly string[]): TrustedProxies {
  const list = new BlockList();
  const add = (entry: string) => {
    const [address = "", bits] = entry.split("/");
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  };
  for (const entry of entries) {
    for (const each of entry === "loopback" ? ["127.0.0.0/8", "::1"] : [entry]) add(each);
  }
  return {
    includes: (address) => isIP(address) !== 0 && list.check(address, family(address)),
  };
}

interface ClientAddressInput {
  readonly socketAddress: string | undefined;
  readonly forwardedFor: string | undefined;
  readonly proxies: TrustedProxies;
}

/**
 * Reads X-Forwarded-For from the right, where our proxies write. A client can forge entries left of
 * the first untrusted address; they are never read.
 */
export function clientAddress({ socketAddress, forwardedFor, proxies }: ClientAddressInput) {
  let client = plain(socketAddress ?? "unknown");
  const hops = forwardedFor?.split(",").map(plain).reverse() ?? [];
  for (const hop of hops) {
    if (!proxies.includes(client) || isIP(hop) === 0) break;
    client = hop;
  }
  return client;
}

/** A household has a whole IPv6 /64: a limit by single address would not limit it. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address;
  const network = ipaddr.IPv6.parse(address).parts.slice(0, 4);
  return `${network.map((part) => part.toString(16)).join(":")}::/64`;
}
