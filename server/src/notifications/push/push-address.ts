import { readOutsideAddress, type TrustedHosts } from "../../outside/outside-address.ts";

/** Chrome, Firefox, Safari and Edge. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^[\w.-]+\.push\.services\.mozilla\.com$/,
  /^[\w.-]+\.push\.apple\.com$/,
  /^[\w.-]+\.notify\.windows\.com$/,
];

/** A known push service or one of the operator's; checked at registration and at every send. */
export function readPushAddress(text: string, ownHosts: TrustedHosts): URL | undefined {
  const read = readOutsideAddress(text, ownHosts);
  if (!read.ok) return undefined;
  const { url, trusted } = read;
  if (url.username !== "" || url.password !== "") return undefined;
  if (trusted) return url;
  const isKnown = url.port === "" && services.some((service) => service.test(url.hostname));
  return isKnown ? url : undefined;
}
