// A namespace import: Node 24.6 has no `argon2` and must still report that it is too old.
import crypto, { randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { ServerBusy } from "../http/server-busy.ts";
import { createFairQueue } from "../limits/fair-queue.ts";

export interface Typed {
  readonly password: string;
  readonly owner: string;
}

interface Cost {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
}

interface PasswordHasherInput {
  readonly cost?: Cost;
  /** Concurrency: each uses one of four pool threads that also read files and compress. */
  readonly concurrency?: number;
  /** Queue length; beyond it 503. */
  readonly queue?: number;
  /** Grace period of a stop. */
  readonly drainMs?: number;
}

/** OWASP minimum: 19 MiB, two passes. */
const owaspOrBetter: Cost = { memory: 19_456, passes: 3 };
const parallelism = 1;
const tagLength = 32;
const written = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/;

const tag = (password: string, nonce: Buffer, { memory, passes }: Cost): Promise<Buffer> =>
  promisify(crypto.argon2)("argon2id", {
    // Unicode normalisation: keyboards differ in bytes.
    message: password.normalize("NFKC"),
    nonce,
    parallelism,
    tagLength,
    memory,
    passes,
  });

const nonceOf = (salt: string) => crypto.createHash("sha256").update(salt).digest();

const unpadded = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

/** Argon2id in the thread pool, a few at a time. */
export function createPasswordHasher(input: PasswordHasherInput = {}) {
  const { cost = owaspOrBetter, concurrency = 2, queue = 100, drainMs = 4_000 } = input;
  const turn = createFairQueue({ places: concurrency, inLine: queue });
  let isOver = false;
  const take = <Value>(owner: string, work: () => Promise<Value>) =>
    turn({
      owner,
      work: () => {
        if (isOver) throw new ServerBusy("stopping");
        return work();
      },
    });
  return {
    hash: ({ password, owner }: Typed) =>
      take(owner, async () => {
        const nonce = randomBytes(16);
        const bytes = await tag(password, nonce, cost);
        const settings = `m=${cost.memory},t=${cost.passes},p=${parallelism}`;
        return `$argon2id$v=19$${settings}$${unpadded(nonce)}$${unpadded(bytes)}`;
      }),
    verify: ({ hash, password, owner }: Typed & { readonly hash: string }) =>
      take(owner, async () => {
        const [, memory, passes, nonce = "", expected = ""] = written.exec(hash) ?? [];
        if (memory === undefined) return false;
        const bytes = await tag(password, Buffer.from(nonce, "base64"), {
          memory: Number(memory),
          passes: Number(passes),
        });
        const wanted = Buffer.from(expected, "base64");
        return wanted.length === bytes.length && timingSafeEqual(wanted, bytes);
      }),
    /** Deterministic for lookup, as slow as a hash. */
    lookupHash: ({ password, salt, owner }: Typed & { readonly salt: string }) =>
      take(owner, async () => unpadded(await tag(password, nonceOf(salt), cost))),
    /** During a stop: queued requests that are not served soon get a 503. */
    drain: () => {
      setTimeout(() => {
        isOver = true;
      }, drainMs).unref();
    },
  };
}
