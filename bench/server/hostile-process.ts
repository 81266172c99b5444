import { prepareAttack } from "./hostile-account.ts";

/** What it is told: lie ready, attack, leave off. It answers each when it has done so. */
export type HostileWord = "ready" | "attack" | "rest";

const [url = "", email = "", password = "", uid = "", cookie = "", address = ""] =
  process.argv.slice(2);
const prepare = () => prepareAttack(new URL(url), { email, password, uid, cookie, address });
let attack = prepare();
let stop = async () => ({ answered: 0, letIn: 0 });

/** How many requests were answered since the attack began, and how many of them were let in. */
export type HostileDone = Awaited<ReturnType<typeof stop>>;

process.on("message", async (word: HostileWord) => {
  if (word === "ready") attack = prepare();
  else if (word === "attack") stop = attack.begin();
  process.send?.(word === "rest" ? await stop() : { answered: 0, letIn: 0 });
});

// It is a session of its own: nothing else ends it when whoever measures was killed.
process.on("disconnect", () => process.exit(0));
