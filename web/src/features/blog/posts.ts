import type { PostSummary } from "./post.ts";

export const relatedLimit = 3;

/** The id is an integer and nothing else. */
export const findPost = ({
  posts,
  id,
}: {
  readonly posts: readonly PostSummary[];
  readonly id: string | undefined;
}): PostSummary | undefined =>
  id !== undefined && /^\d+$/.test(id) ? posts.find((post) => post.id === Number(id)) : undefined;

export const categoriesOf = (posts: readonly PostSummary[]): readonly string[] => [
  ...new Set(posts.map(({ category }) => category)),
];

export const postsIn = ({
  posts,
  category,
}: {
  readonly posts: readonly PostSummary[];
  /** Every post if null. */
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
