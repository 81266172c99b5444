// As a whole: Node 24.6 has no `argon2`, and must get as far as saying that it is too old.
import crypto, { randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { ServerBusy } from "../http/server-busy.ts";
import { inTurn } from "../limits/in-turn.ts";

export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (input: {
    readonly hash: string;
    readonly password: string;
  }) => Promise<boolean>;
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

const unpadded = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

const tooMany = (): never => {
  throw new ServerBusy("Too many passwords to check at once.");
};

/** Argon2id outside the thread that answers requests, a few at a time. */
export function createPasswordHasher(input: PasswordHasherInput = {}): PasswordHasher {
  const { cost = owaspOrBetter, concurrency = 2, queue = 100 } = input;
  const turn = inTurn({ atOnce: concurrency, inLine: queue });
  const take = <Value>(work: () => Promise<Value>) => turn({ work, whenFull: tooMany });
  return {
    hash: (password) =>
      take(async () => {
        const nonce = randomBytes(16);
        const bytes = await tag(password, nonce, cost);
        const settings = `m=${cost.memory},t=${cost.passes},p=${parallelism}`;
        return `$argon2id$v=19$${settings}$${unpadded(nonce)}$${unpadded(bytes)}`;
      }),
    verify: ({ hash, password }) =>
      take(async () => {
        const [, memory, passes, nonce = "", expected = ""] = written.exec(hash) ?? [];
        if (memory === undefined) return false;
        const bytes = await tag(password, Buffer.from(nonce, "base64"), {
          memory: Number(memory),
          passes: Number(passes),
        });
        const wanted = Buffer.from(expected, "base64");
        return wanted.length === bytes.length && timingSafeEqual(wanted, bytes);
      }),
  };
}
