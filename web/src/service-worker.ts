import { clientsClaim } from "workbox-core";
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { keepLanguages } from "./platform/kept-languages.ts";
import { keepShared } from "./platform/shared-things.ts";
import { handleReminders } from "./reminder-worker.ts";

/** This file runs beside the pages, without a window. */
declare const self: {
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (
    name: "install" | "activate",
    listener: (event: { readonly waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
};

/** Written by the build; without a revision if the file's name contains its hash. */
declare const keptFiles: { url: string; revision: string | null }[];

declare const languageFiles: readonly string[];

/** The server's answers and files are never the app's page. */
const notPages = [/^\/api(?:\/|$)/, /\.\w+$/];

// A new version waits until the student takes it.
addEventListener("message", ({ data }) => {
  if (data?.type === "SKIP_WAITING") void self.skipWaiting();
});

handleReminders();
clientsClaim();
precacheAndRoute(keptFiles);
cleanupOutdatedCaches();
const languages = keepLanguages(languageFiles);
self.addEventListener("install", (event) => event.waitUntil(languages.take()));
self.addEventListener("activate", (event) => event.waitUntil(languages.drop()));
registerRoute(languages.isKept, languages.answer);
const isShare = ({ url }: { readonly url: URL }): boolean => url.pathname === "/share";
const openShared = (form: FormData) =>
  keepShared(form).then(() => Response.redirect("/?shared=1", 303));
// From the share sheet, and from a webcal link: nothing of it is sent to the server.
registerRoute(isShare, async ({ request }) => openShared(await request.formData()), "POST");
registerRoute(isShare, ({ url }) => {
  const form = new FormData();
  form.set("text", url.searchParams.get("text") ?? "");
  return openShared(form);
});
registerRoute(new NavigationRoute(createHandlerBoundToURL("/index.html"), { denylist: notPages }));
