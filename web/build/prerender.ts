import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, normalizePath, type Plugin, type ResolvedConfig, type Rolldown } from "vite";
import { z } from "zod";
import { fillTemplate } from "./fill-template.ts";
import { translatedManifest, translatedTemplate } from "./translated.ts";

const entry = "src/prerender.tsx";

const pagesSchema = z.array(
  z.object({
    path: z.string(),
    head: z.string(),
    body: z.string(),
    modules: z.array(z.string()),
  }),
);

const siteSchema = z.object({
  pages: pagesSchema,
  translated: z.array(
    z.object({
      tag: z.string(),
      direction: z.enum(["ltr", "rtl"]),
      site: z.object({
        description: z.string(),
        needsJavaScript: z.string(),
        shortcuts: z.array(z.string()),
        screenshots: z.array(z.string()),
      }),
      pages: pagesSchema,
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

/** For each source module that starts a chunk, or else its name: the chunk and its static imports. */
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
    chunks.map(({ facadeModuleId, name, fileName }) => [
      facadeModuleId === null ? name : normalizePath(relative(root, facadeModuleId)),
      [...withImports(fileName)],
    ]),
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
        const { pages, translated, standalone, files } = await renderSite(config);
        const manifest = await readFile(join(outDir, "manifest.webmanifest"), "utf8");
        const filled = (
          { path, modules, ...parts }: (typeof pages)[number],
          { template, name, more = [] }: { template: string; name: string; more?: string[] },
        ) => {
          const scripts = [...modules, ...more].flatMap((module) => scriptsOf.get(module) ?? []);
          const addresses = [...new Set(scripts)].map((script) => `/${script}`);
          const text = fillTemplate({ template, ...parts, scripts: addresses });
          return { name: `${path.slice(1)}/${name}`, text };
        };
        const made = pages.map((page) => filled(page, { template, name: "index.html" }));
        const others = translated.flatMap(({ pages, ...language }) => {
          const { tag } = language;
          const shown = {
            template: translatedTemplate(template, language),
            name: `index.${tag}.html`,
            more: ["src/platform/load-language.ts", `words-${tag}`],
          };
          return [
            ...pages.map((page) => filled(page, shown)),
            { name: `manifest.${tag}.webmanifest`, text: translatedManifest(manifest, language) },
          ];
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
          [home, ...made, ...others, ...alone, ...files].map(async ({ name, text }) => {
            const file = join(outDir, name);
            await mkdir(dirname(file), { recursive: true });
            await writeFile(file, text);
          }),
        );
      },
    },
  };
};
