/** A file, a text or a link that the system's share sheet, a file or a webcal link brought here. */
export interface SharedThing {
  readonly text: string;
  readonly file: File | undefined;
}

/** A cache of its own: the worker fills it while no page is open. */
const openCache = () => caches.open("smartplanner-shared");
const path = "/shared";
const sharedAt = "x-shared-at";
/** Long enough to log in first. */
const keptMs = 10 * 60_000;

export const keepShared = async (form: FormData): Promise<void> => {
  const headers = { [sharedAt]: String(Date.now()) };
  await (await openCache()).put(path, new Response(form, { headers }));
};

export const takeShared = async (): Promise<SharedThing | undefined> => {
  const cache = await openCache();
  const kept = await cache.match(path);
  if (kept === undefined || !(await cache.delete(path))) return undefined;
  if (Date.now() - Number(kept.headers.get(sharedAt)) > keptMs) return undefined;
  const form = await kept.formData();
  const file = form.get("file");
  const texts = ["title", "text", "url"].map((name) => String(form.get(name) ?? "").trim());
  return {
    text: [...new Set(texts)].filter((text) => text !== "").join("\n"),
    file: file instanceof File && file.size > 0 ? file : undefined,
  };
};

interface LaunchQueue {
  readonly setConsumer: (
    consumer: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void,
  ) => void;
}

declare global {
  interface Window {
    /** Only in Chromium, where the app is installed. */
    readonly launchQueue?: LaunchQueue;
  }
}

/** A file that was opened with the app. */
export const onOpenedFile = (open: (file: File) => void): void =>
  window.launchQueue?.setConsumer(({ files: [handle] }) => {
    void handle?.getFile().then(open);
  });
