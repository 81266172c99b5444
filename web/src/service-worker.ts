import { clientsClaim } from "workbox-core";
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

/** This file runs beside the pages, where there is no window. */
declare const self: { readonly skipWaiting: () => Promise<void> };

/** Written in by the build; without a revision where the file's name changes with what is in it. */
declare const keptFiles: { url: string; revision: string | null }[];

/** The server's answers and files are never the app's page. */
const notPages = [/^\/api(?:\/|$)/, /\.\w+$/];

// A new version waits until the student takes it.
addEventListener("message", ({ data }) => {
  if (data?.type === "SKIP_WAITING") void self.skipWaiting();
});

clientsClaim();
precacheAndRoute(keptFiles);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL("/index.html"), { denylist: notPages }));
