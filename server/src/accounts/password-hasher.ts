// As a whole: Node 24.6 has no `argon2`, and must get as far as saying that it is too old.
import crypto, { randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { ServerBusy } from "../http/server-busy.ts";
import { createFairQueue } from "../limits/fair-queue.ts";

export interface Typed {
  readonly password: string;
  /** The account that is signed in or, before that, the address. */
  readonly owner: string;
}

export interface PasswordHasher {
  readonly hash: (typed: Typed) => Promise<string>;
  readonly verify: (typed: Typed & { readonly hash: string }) => Promise<boolean>;
  /** The same for the same text and salt, so that it can be looked up; as slow as a hash. */
  readonly print: (typed: Typed & { readonly salt: string }) => Promise<string>;
  /** A stop has begun: whoever is not served soon is told to come back, instead of being cut off. */
  readonly drain: () => void;
}

interface Cost {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
}

interface PasswordHasherInput {
  readonly cost?: Cost;
  /** At once. Each takes one of the four threads that also read files and compress answers. */
  readonly concurrency?: number;
  /** In line behind those; beyond it people are asked to come back. */
  readonly queue?: number;
  /** How long a stop waits for those in line. */
  readonly drainMs?: number;
}

/** OWASP asks for at least 19 MiB and two passes. */
const owaspOrBetter: Cost = { memory: 19_456, passes: 3 };
const parallelism = 1;
const tagLength = 32;
const written = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/;

const tag = (password: string, nonce: Buffer, { memory, passes }: Cost): Promise<Buffer> =>
  promisify(crypto.argon2)("argon2id", {
    // The same word typed on two keyboards may differ in bytes.
    message: password.normalize("NFKC"),
    nonce,
    parallelism,
    tagLength,
    memory,
    passes,
  });

const printNonce = (salt: string) => crypto.createHash("sha256").update(salt).digest();

const unpadded = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

/** Argon2id outside the thread that answers requests, a few at a time. */
export function createPasswordHasher(input: PasswordHasherInput = {}): PasswordHasher {
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
    hash: ({ password, owner }) =>
      take(owner, async () => {
        const nonce = randomBytes(16);
        const bytes = await tag(password, nonce, cost);
        const settings = `m=${cost.memory},t=${cost.passes},p=${parallelism}`;
        return `$argon2id$v=19$${settings}$${unpadded(nonce)}$${unpadded(bytes)}`;
      }),
    verify: ({ hash, password, owner }) =>
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
    print: ({ password, salt, owner }) =>
      take(owner, async () => unpadded(await tag(password, printNonce(salt), cost))),
    drain: () => {
      setTimeout(() => {
        isOver = true;
      }, drainMs).unref();
    },
  };
}
