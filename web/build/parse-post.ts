import { longLabelOf, parseDay } from "@smart-planner/planner/time";
import { z } from "zod";
import type { Block, PostSummary } from "../src/features/blog/post.ts";
import { parseMarkup } from "./parse-markup.ts";

export interface Post {
  readonly summary: PostSummary;
  readonly body: readonly Block[];
}

const line = z.string().trim().min(1);

const day = z.string().transform((text, context) => {
  const parsed = parseDay(text);
  if (parsed !== undefined) return parsed;
  context.addIssue({ code: "custom", message: "Not a calendar day" });
  return z.NEVER;
});

const frontMatter = z.strictObject({
  id: z
    .string()
    .regex(/^[1-9]\d*$/)
    .transform(Number),
  title: line,
  author: line,
  date: day,
  readTime: z.string().regex(/^\d+ min read$/),
  category: line,
  excerpt: line.max(160),
  image: z.string().regex(/^\/blog\/[\w-]+\.svg$/),
  tags: line.transform((text) => text.split(",").map((tag) => tag.trim())).pipe(z.array(line)),
  // Search engines cut descriptions at about this length.
  description: line.max(170),
});

/** Throws with the file's name if a field is missing, unknown or malformed. */
export const parsePost = ({ file, source }: { file: string; source: string }): Post => {
  const [, head, content] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined || content === undefined) {
    throw new Error(`${file}: a post begins with front matter between two lines of ---`);
  }
  const fields = head.split(/\r?\n/).map((entry) => {
    const colon = entry.indexOf(":");
    return [entry.slice(0, colon).trim(), entry.slice(colon + 1).trim()] as const;
  });
  const parsed = frontMatter.safeParse(Object.fromEntries(fields));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  const body = parseMarkup(content);
  if (body.length === 0) throw new Error(`${file}: the post is empty`);
  return { summary: { ...parsed.data, dateText: longLabelOf(parsed.data.date) }, body };
};
