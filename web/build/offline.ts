import type { PluginOption } from "vite";
import { VitePWA } from "vite-plugin-pwa";

const ink = "#203e85";
const paper = "#f6f7f4";

/** A service worker that holds the whole app, and a manifest that makes it installable. */
export const offline = (): PluginOption =>
  VitePWA({
    // A new version waits until the student takes it.
    registerType: "prompt",
    injectRegister: null,
    manifest: {
      id: "/",
      name: "Smart Planner",
      short_name: "Smart Planner",
      description:
        "Enter your subjects, exam dates and daily hours and get a day-by-day study plan.",
      lang: "en-GB",
      start_url: "/",
      scope: "/",
      display: "standalone",
      theme_color: ink,
      background_color: paper,
      categories: ["education", "productivity"],
      icons: [
        { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
        {
          src: "/icons/maskable-512.png",
          sizes: "512x512",
          type: "image/png",
          purpose: "maskable",
        },
        { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      ],
    },
    workbox: {
      globPatterns: ["index.html", "assets/*.{js,css,woff2}", "**/*.svg", "icons/*.png"],
      // Drawing a PDF beside its rows follows an upload, which needs the server anyway.
      globIgnores: ["assets/pdfjs-*.js"],
      navigateFallback: "/index.html",
      // The server's answers and files are never the app's page.
      navigateFallbackDenylist: [/^\/api(?:\/|$)/, /\.\w+$/],
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  });
