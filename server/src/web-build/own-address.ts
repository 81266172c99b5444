/** Replaced with the server's address in public pages. */
export const addressPlaceholder = "https://smart-planner.invalid";

/** A host name goes into pages unescaped, so nothing but a host name may. */
const plainHost = /^[\w.-]+(?::\d+)?$|^\[[\da-f:.]+\](?::\d+)?$/i;

interface OwnAddressInput {
  readonly publicUrl: URL | undefined;
  readonly requestUrl: string;
  readonly secure: boolean;
}

/** The configured address, or else the one the request was made to. */
export function ownAddress({ publicUrl, requestUrl, secure }: OwnAddressInput): string {
  if (publicUrl) return publicUrl.origin;
  const { host } = new URL(requestUrl);
  return `${secure ? "https" : "http"}://${plainHost.test(host) ? host : "localhost"}`;
}
