import { readOutsideAddress, type TrustedHosts } from "../../outside/outside-address.ts";

/** The push services of Chrome, Firefox, Safari and Edge. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^[\w.-]+\.push\.services\.mozilla\.com$/,
  /^[\w.-]+\.push\.apple\.com$/,
  /^[\w.-]+\.notify\.windows\.com$/,
];

/** The address of a known push service, or one of the operator's own; checked at registration and at every sending. */
export function readPushAddress(text: string, ownHosts: TrustedHosts): URL | undefined {
  const read = readOutsideAddress(text, ownHosts);
  if (!read.ok) return undefined;
  const { url, trusted } = read;
  if (url.username !== "" || url.password !== "") return undefined;
  if (trusted) return url;
  const isKnown = url.port === "" && services.some((service) => service.test(url.hostname));
  return isKnown ? url : undefined;
}
