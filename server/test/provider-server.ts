import { startIdentityProvider } from "./identity-provider.ts";

/** A provider in a process of its own: takes the product's address and prints its own. */
const [, , appUrl = ""] = process.argv;
const { issuer, close } = await startIdentityProvider({ appUrl });
const end = () => void close().then(() => process.exit(0));
process.once("SIGTERM", end);
// Ends when its input closes.
process.stdin.once("end", end).resume();
process.stdout.write(`${issuer}\n`);
