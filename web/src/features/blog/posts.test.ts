import { describe, expect, it } from "vitest";
import type { PostSummary } from "./post.ts";
import { categoriesOf, findPost, postsIn, relatedPosts } from "./posts.ts";

const post = (id: number, category: string): PostSummary => ({
  id,
  category,
  title: `Post ${id}`,
  author: "Smart Planner Team",
  date: "2026-05-12",
  dateText: "12 May 2026",
  readTime: "4 min read",
  excerpt: "",
  description: "",
  image: "",
  tags: [],
});

const posts = [
  post(1, "Tips"),
  post(2, "Techniques"),
  post(3, "Tips"),
  post(4, "Tips"),
  post(5, "Tips"),
  post(6, "Tips"),
];

describe("findPost", () => {
  it("finds a post by its number", () => {
    expect(findPost({ posts, id: "2" })?.title).toBe("Post 2");
  });

  it.each(["7", "0", "-1", "1.5", "2abc", "two", "", " ", undefined])(
    "finds nothing for %j",
    (id) => {
      expect(findPost({ posts, id })).toBeUndefined();
    },
  );
});

describe("categoriesOf", () => {
  it("names each category once, in the order of the posts", () => {
    expect(categoriesOf(posts)).toEqual(["Tips", "Techniques"]);
  });
});

describe("postsIn", () => {
  it("gives every post without a category", () => {
    expect(postsIn({ posts, category: null })).toEqual(posts);
  });

  it("gives the posts of one category, and none for an unknown one", () => {
    expect(postsIn({ posts, category: "Techniques" }).map(({ id }) => id)).toEqual([2]);
    expect(postsIn({ posts, category: "Cooking" })).toEqual([]);
  });
});

describe("relatedPosts", () => {
  it("gives up to three others of the same category", () => {
    expect(relatedPosts({ posts, to: post(3, "Tips") }).map(({ id }) => id)).toEqual([1, 4, 5]);
  });

  it("gives none where the category has no other post", () => {
    expect(relatedPosts({ posts, to: post(2, "Techniques") })).toEqual([]);
  });
});
