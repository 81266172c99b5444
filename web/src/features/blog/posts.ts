import type { PostSummary } from "./post.ts";

export const relatedLimit = 3;

/** The post an address names: its id is an integer and nothing else. */
export const findPost = ({
  posts,
  id,
}: {
  readonly posts: readonly PostSummary[];
  readonly id: string | undefined;
}): PostSummary | undefined =>
  id !== undefined && /^\d+$/.test(id) ? posts.find((post) => post.id === Number(id)) : undefined;

/** Each category once, in the order of its first post. */
export const categoriesOf = (posts: readonly PostSummary[]): readonly string[] => [
  ...new Set(posts.map(({ category }) => category)),
];

export const postsIn = ({
  posts,
  category,
}: {
  readonly posts: readonly PostSummary[];
  /** Every post when there is none. */
  readonly category: string | null;
}): readonly PostSummary[] =>
  category === null ? posts : posts.filter((post) => post.category === category);

export const relatedPosts = ({
  posts,
  to,
}: {
  readonly posts: readonly PostSummary[];
  readonly to: PostSummary;
}): readonly PostSummary[] =>
  posts
    .filter(({ id, category }) => category === to.category && id !== to.id)
    .slice(0, relatedLimit);
