import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { blog } from "./build/blog.ts";
import { fontPreload } from "./build/font-preload.ts";
import { languageHead } from "./build/language-head.ts";
import { offline } from "./build/offline.ts";
import { precompress } from "./build/precompress.ts";
import { prerender } from "./build/prerender.ts";
import {
  languageFiles,
  sharedFile,
  smallParts,
  usersFile,
  visitorsTexts,
} from "./build/shared-file.ts";
import { smallerLibraries } from "./build/smaller-libraries.ts";
import { styleCheck } from "./build/style-check.ts";
import { subsetFonts } from "./build/subset-fonts.ts";

const openedFirst = /[\\/](?:login|signup|home|page-layout)-/;
const large = /[\\/](?:entrance|layout|planner|parts|icons|schemas|workspace|use-passwords-here)-/;

/** Pages for visitors; they must load no planner code. */
const visited = [
  "main.tsx",
  "app/page-layout.tsx",
  ...["login", "signup", "reset", "contact", "accessibility", "blog", "blog-post"].map(
    (page) => `app/routes/${page}.tsx`,
  ),
  "features/auth/more-ways.tsx",
  "features/contact/send-message.ts",
  "platform/server-account.ts",
];

const apiPort = process.env.API_PORT ?? "3000";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [
    react(),
    tailwindcss(),
    styleCheck(),
    smallerLibraries(),
    subsetFonts(),
    blog(),
    fontPreload(),
    languageHead(),
    prerender(),
    offline(),
    precompress(),
  ],
  // The reader of files loads PDF.js only for a PDF.
  worker: { format: "es" },
  server: { proxy: { "/api": `http://localhost:${apiPort}` } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "baseline-widely-available",
    // A data: URL would need a wider content security policy.
    assetsInlineLimit: 0,
    // PDF.js, loaded only for an uploaded PDF.
    chunkSizeWarningLimit: 1_700,
    modulePreload: {
      polyfill: false,
      // Large files of the pages people start with: each name adds to the first page.
      resolveDependencies: (file, needed, { hostType }) => {
        if (hostType === "html") return needed;
        return openedFirst.test(file) ? needed.filter((name) => large.test(name)) : [];
      },
    },
    rolldownOptions: {
      treeshake: {
        // The router's components; otherwise unused ones would be on the first page.
        manualPureFunctions: ["React.forwardRef", "React.createContext", "React.memo"],
      },
      output: {
        codeSplitting: {
          groups: [
            {
              name: "framework",
              test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
            },
            sharedFile("basics", ["main.tsx", "prerender.tsx"]),
            sharedFile("entrance", ["app/routes/login.tsx", "app/routes/signup.tsx"]),
            visitorsTexts,
            { ...sharedFile("layout", ["app/page-layout.tsx"]), minShareCount: 2 },
            // One file of icons: each file name adds to the first page.
            { name: "icons", test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 2 },
            // Sign-in needs it before the planner.
            { name: "schemas", test: /node_modules[\\/]zod[\\/]/, minShareCount: 2 },
            smallParts("parts"),
            usersFile("planner", {
              opened: ["app/routes/home.tsx", "platform/workspace.ts"],
              visited,
            }),
            // Parts of every page of a member.
            sharedFile("notices", ["app/member-parts.tsx"]),
            languageFiles,
          ],
        },
      },
    },
  },
});
