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
