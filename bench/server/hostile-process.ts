import { prepareAttack } from "./hostile-account.ts";

/** What it is told: lie ready, attack, leave off. It answers each with the same word. */
export type HostileWord = "ready" | "attack" | "rest";

const [url = "", email = "", password = "", uid = "", cookie = "", address = ""] =
  process.argv.slice(2);
const prepare = () => prepareAttack(new URL(url), { email, password, uid, cookie, address });
let attack = prepare();
let stop = async (): Promise<void> => undefined;

process.on("message", async (word: HostileWord) => {
  if (word === "ready") attack = prepare();
  else if (word === "attack") stop = attack.begin();
  else await stop();
  process.send?.(word);
});
