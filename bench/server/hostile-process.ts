import { attack } from "./hostile-account.ts";

/** A machine of its own in effect: what the attacker spends is not taken from those who are measured. */
const [url = "", email = "", password = "", uid = "", cookie = "", address = ""] =
  process.argv.slice(2);
const stop = attack(url, { email, password, uid, cookie, address });
process.once("SIGTERM", () => void stop().then(() => process.exit(0)));
