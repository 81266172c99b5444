import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { blog } from "./build/blog.ts";
import { dropUnusedRouterParts } from "./build/drop-unused-router-parts.ts";
import { fontPreload } from "./build/font-preload.ts";
import { offline } from "./build/offline.ts";
import { precompress } from "./build/precompress.ts";
import { prerender } from "./build/prerender.ts";
import { subsetFonts } from "./build/subset-fonts.ts";

/** Needed on every page, the first one included: one file instead of a dozen. */
const basics =
  /[\\/]src[\\/](?:platform[\\/](?:api|browser-platform|chance|clock|demo-identity|dialogs|files|html-document|key-value-storage|listeners|local-storage|log|ownership|page|personal-keys|platform|preview|quarantine|service-workers|show-theme|storage|theme|updates|use-preview)\.|app[\\/](?:brand|footer|heading-focus|page-title|session)\.|ui[\\/](?:button|button-class|class-names|field|field-control|field-error|line-icon|mark|password-input|spinner|text-input|tone)\.|time[\\/]calendar-day\.)/;

/** A file that pages share would bear the name of any small part in it; these say what it is for. */
const namesakes = /[\\/](plan-sections)\.tsx$/;

/** What login, sign-up and a new password share. */
const entrance =
  /[\\/]features[\\/]auth[\\/](?:auth-layout|credential-fields|use-credentials|use-typed-text|week-art)\.|[\\/]platform[\\/]ways-here\./;

/** Small parts of the pages behind the login. */
const parts =
  /[\\/]src[\\/]ui[\\/](?:avatar|badge|block|checkbox|chip|counted|icon-button|notice|number-input|range-input|segmented-control|sheet|switch|table|textarea|toast|tone-dot|use-focus-after)\./;

const alwaysThere = /[\\/](?:rolldown-runtime|framework|basics)-/;
const openedFirst = /[\\/](?:login|signup|home|page-layout)-/;

const apiPort = process.env.API_PORT ?? "3000";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [
    react(),
    tailwindcss(),
    subsetFonts(),
    blog(),
    dropUnusedRouterParts(),
    fontPreload(),
    prerender(),
    offline(),
    precompress(),
  ],
  server: { proxy: { "/api": `http://localhost:${apiPort}` } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "baseline-widely-available",
    // A data: address would need a wider content security policy.
    assetsInlineLimit: 0,
    // PDF.js, which only an uploaded PDF asks for.
    chunkSizeWarningLimit: 1_700,
    modulePreload: {
      polyfill: false,
      // What runs already need not be fetched ahead, and only the pages people begin with are worth it:
      // each name of a file would stand on the first page.
      resolveDependencies: (file, needed, { hostType }) => {
        if (hostType === "html") return needed;
        return openedFirst.test(file) ? needed.filter((name) => !alwaysThere.test(name)) : [];
      },
    },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ moduleIds }) => {
          const named = moduleIds.map((id) => namesakes.exec(id)?.[1]).find((name) => name);
          return `assets/${named ?? "[name]"}-[hash].js`;
        },
        codeSplitting: {
          groups: [
            {
              name: "framework",
              test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
            },
            { name: "basics", test: basics },
            { name: "entrance", test: entrance },
            // Each file has its name on the first page: what several pages share of the icons is one, and so are small parts.
            { name: "icons", test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 2 },
            { name: "parts", test: parts },
          ],
        },
      },
    },
  },
});
