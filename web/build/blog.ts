import { normalizePath, type Plugin } from "vite";
import { parseMarkup } from "./parse-markup.ts";
import { parsePost } from "./parse-post.ts";
import { postsFolder, readPosts } from "./read-posts.ts";

const moduleName = "virtual:blog";
const resolvedName = `\0${moduleName}`;

/**
 * `virtual:blog` holds the summaries. Each body, and any other Markdown file, is a module parsed
 * here, so that the browser loads neither the parser nor unread posts.
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
      const body = id.startsWith(normalizePath(postsFolder))
        ? parsePost({ file: id, source }).body
        : parseMarkup(source.replaceAll("`", ""));
      return { code: `export default ${JSON.stringify(body)};`, map: null };
    },
  },
});
