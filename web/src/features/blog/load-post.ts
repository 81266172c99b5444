import { bodies, posts } from "virtual:blog";
import type { Block, PostSummary } from "./post.ts";
import { findPost } from "./posts.ts";

export interface LoadedPost {
  readonly post: PostSummary;
  readonly body: readonly Block[];
}

export const loadPost = async (id: string | undefined): Promise<LoadedPost | null> => {
  const post = findPost({ posts, id });
  const body = post === undefined ? undefined : await bodies[post.id]?.();
  return post === undefined || body === undefined ? null : { post, body };
};
