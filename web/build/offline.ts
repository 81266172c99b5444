import { join, resolve } from "node:path";
import { build, type Plugin } from "vite";
import { keptFiles, languageFiles } from "./kept-files.ts";

export const offline = (): Plugin => {
  let root = "";
  let outDir = "";
  return {
    name: "offline",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        await build({
          configFile: false,
          root,
          logLevel: "warn",
          define: {
            keptFiles: JSON.stringify(keptFiles(outDir)),
            languageFiles: JSON.stringify(languageFiles(outDir)),
          },
          build: {
            outDir,
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: join(root, "src/service-worker.ts"),
              output: { format: "iife", entryFileNames: "sw.js" },
            },
          },
        });
      },
    },
  };
};
