import type { WishReader } from "./wish-reader.ts";

const cancelled = 408;

/** Where a model fails the grammar answers, and the answer says so: nobody waits for nothing. */
export const withGrammar =
  (reader: WishReader, grammar: WishReader): WishReader =>
  async (question) => {
    const reading = await reader(question);
    if (reading.ok || reading.status === cancelled) return reading;
    const [what = ""] = reading.error.split(/(?<=\.)\s/);
    const own = await grammar(question);
    return own.ok ? { ...own, note: `${what} Your preferences were read without it.` } : own;
  };
