import { BlockList, isIP } from "node:net";

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
 * Reads X-Forwarded-For from the right, where our proxies write. What a client can forge is left of
 * the first untrusted address, and never read.
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

function ipv6Groups(address: string): readonly string[] {
  const [head = "", tail] = address.split("::");
  const left = head === "" ? [] : head.split(":");
  if (tail === undefined) return left;
  const right = tail === "" ? [] : tail.split(":");
  return [
    ...left,
    ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"),
    ...right,
  ];
}

/** A household has a whole IPv6 /64: a limit by single address would not limit it. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = ipv6Groups(address.replace(/%.*$/, "").toLowerCase()).slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
