import ipaddr from "ipaddr.js";

const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an IP address belongs to the public internet. Named is what is allowed, so that loopback,
 * private networks, link-local metadata services, and whatever wraps one of them (IPv4 inside IPv6,
 * translation prefixes) stay out without a list of their own.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address instanceof ipaddr.IPv6 && !address.match(globalUnicast)) return false;
  return address.range() === "unicast";
}
