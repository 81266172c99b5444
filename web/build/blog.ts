import { normalizePath, type Plugin } from "vite";
import { parsePost } from "./parse-post.ts";
import { postsFolder, readPosts } from "./read-posts.ts";

const moduleName = "virtual:blog";
const resolvedName = `\0${moduleName}`;

/**
 * `virtual:blog` holds the summaries of all posts; each body is a module of its own, parsed here, so
 * that neither the parser nor five unread posts travel to the browser.
 */
export const blog = (): Plugin => ({
  name: "blog",
  resolveId(id) {
    return id === moduleName ? resolvedName : undefined;
  },
  async load(id) {
    if (id !== resolvedName) return undefined;
    const posts = await readPosts();
    for (const { path } of posts) this.addWatchFile(path);
    const loaders = posts.map(
      ({ summary, path }) =>
        `${summary.id}: () => import(${JSON.stringify(normalizePath(path))}).then((m) => m.default)`,
    );
    return [
      `export const posts = ${JSON.stringify(posts.map(({ summary }) => summary))};`,
      `export const bodies = { ${loaders.join(", ")} };`,
    ].join("\n");
  },
  transform: {
    filter: { id: /\.md$/ },
    handler(source, id) {
      if (!id.startsWith(normalizePath(postsFolder))) return undefined;
      const { body } = parsePost({ file: id, source });
      return { code: `export default ${JSON.stringify(body)};`, map: null };
    },
  },
});
