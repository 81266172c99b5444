import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, normalizePath, type Plugin, type ResolvedConfig, type Rolldown } from "vite";
import { z } from "zod";
import { fillTemplate } from "./fill-template.ts";

const entry = "src/prerender.tsx";

const siteSchema = z.object({
  pages: z.array(
    z.object({
      path: z.string(),
      head: z.string(),
      body: z.string(),
      modules: z.array(z.string()),
    }),
  ),
  standalone: z.array(z.object({ name: z.string(), head: z.string(), body: z.string() })),
  files: z.array(z.object({ name: z.string(), text: z.string() })),
});

const entrySchema = z.object({ renderSite: z.function({ input: [], output: z.unknown() }) });

/** Builds the app for Node and renders its public pages. */
const renderSite = async (config: ResolvedConfig) => {
  const outDir = resolve(config.root, "../.cache/prerender");
  await build({
    ...(config.configFile === undefined ? {} : { configFile: config.configFile }),
    logLevel: "warn",
    build: { ssr: entry, outDir, emptyOutDir: true, copyPublicDir: false },
  });
  const file = pathToFileURL(join(outDir, "prerender.js")).href;
  // A query, so that a second build does not get the first one's module.
  const made = entrySchema.parse(await import(`${file}?${performance.now()}`));
  return siteSchema.parse(await made.renderSite());
};

type ScriptsOf = ReadonlyMap<string, readonly string[]>;

/** For each source module that starts a chunk: the chunk and its static imports. */
const scriptsByModule = (root: string, bundle: Rolldown.OutputBundle): ScriptsOf => {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (name: string, found = new Set<string>()): Set<string> => {
    if (found.has(name)) return found;
    found.add(name);
    for (const imported of byName.get(name)?.imports ?? []) withImports(imported, found);
    return found;
  };
  return new Map(
    chunks.flatMap(({ facadeModuleId, fileName }) =>
      facadeModuleId === null
        ? []
        : [[normalizePath(relative(root, facadeModuleId)), [...withImports(fileName)]] as const],
    ),
  );
};

export const prerender = (): Plugin => {
  let config: ResolvedConfig;
  let scriptsOf: ScriptsOf = new Map();
  let plannerStyles: readonly string[] = [];
  return {
    name: "prerender",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle(_, bundle) {
      scriptsOf = scriptsByModule(config.root, bundle);
      plannerStyles = Object.keys(bundle).filter((name) => /^assets\/planner-.*\.css$/.test(name));
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const outDir = resolve(config.root, config.build.outDir);
        const template = await readFile(join(outDir, "index.html"), "utf8");
        const { pages, standalone, files } = await renderSite(config);
        const made = pages.map(({ path, modules, ...parts }) => {
          const scripts = modules.flatMap((module) => scriptsOf.get(module) ?? []);
          const html = fillTemplate({
            template,
            ...parts,
            scripts: [...new Set(scripts)].map((script) => `/${script}`),
          });
          return { name: `${path.slice(1)}/index.html`, text: html };
        });
        const alone = standalone.map(({ name, ...parts }) => ({
          name,
          text: fillTemplate({ template, ...parts }),
        }));
        // The planner's page links its style at once.
        const links = plannerStyles.map(
          (name) => `<link rel="stylesheet" crossorigin href="/${name}">`,
        );
        const home = {
          name: "index.html",
          text: template.replace("</head>", `${links.join("")}</head>`),
        };
        await Promise.all(
          [home, ...made, ...alone, ...files].map(async ({ name, text }) => {
            const file = join(outDir, name);
            await mkdir(dirname(file), { recursive: true });
            await writeFile(file, text);
          }),
        );
      },
    },
  };
};
