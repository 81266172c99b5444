import { isIP } from "node:net";

export interface RelyingParty {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
}

/** Passkeys are bound to a host name, so it is the configured one, over HTTPS or localhost. */
export function relyingPartyOf(publicUrl: URL | undefined): RelyingParty | undefined {
  if (publicUrl === undefined) return undefined;
  const { hostname, origin, protocol } = publicUrl;
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
  const isSafe = protocol === "https:" || hostname === "localhost";
  return isSafe && !isAddress ? { id: hostname, name: "Smart Planner", origin } : undefined;
}
