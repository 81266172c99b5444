const cacheName = "smartplanner_languages";

/** A file's name without the hash of its content. */
const stemOf = (address: string): string => new URL(address).pathname.replace(/-[\w-]{8}\.js$/, "");

/** Files of languages that were chosen here; `files` are those of this version. */
export const keepLanguages = (files: readonly string[]) => {
  const addressOf = (file: string) => new URL(file, location.origin).href;
  const addresses = files.map(addressOf);
  return {
    /** A new version takes over the languages of the one before it. */
    take: async () => {
      const cache = await caches.open(cacheName);
      const stems = new Set((await cache.keys()).map(({ url }) => stemOf(url)));
      await cache.addAll(addresses.filter((address) => stems.has(stemOf(address))));
    },
    /** Files of versions before this one. */
    drop: async () => {
      const cache = await caches.open(cacheName);
      const old = (await cache.keys()).filter(({ url }) => !addresses.includes(url));
      await Promise.all(old.map((request) => cache.delete(request)));
    },
    isKept: ({ url }: { readonly url: URL }): boolean => addresses.includes(url.href),
    answer: async ({ request }: { readonly request: Request }): Promise<Response> => {
      const cache = await caches.open(cacheName);
      const kept = await cache.match(request.url);
      if (kept !== undefined) return kept;
      const answer = await fetch(request);
      if (answer.ok) await cache.put(request.url, answer.clone());
      return answer;
    },
  };
};
