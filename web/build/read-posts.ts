import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Post, parsePost } from "./parse-post.ts";

export const postsFolder = fileURLToPath(new URL("../content/blog", import.meta.url));

export interface PostFile extends Post {
  readonly path: string;
}

/** Newest first. Duplicate ids stop the build. */
export const readPosts = async (): Promise<readonly PostFile[]> => {
  const files = (await readdir(postsFolder)).filter((file) => file.endsWith(".md"));
  const posts = await Promise.all(
    files.map(async (file): Promise<PostFile> => {
      const path = join(postsFolder, file);
      return { path, ...parsePost({ file, source: await readFile(path, "utf8") }) };
    }),
  );
  const ids = new Set(posts.map(({ summary }) => summary.id));
  if (ids.size !== posts.length) throw new Error("Two blog posts share one id");
  return posts.sort((a, b) => b.summary.date.localeCompare(a.summary.date));
};
