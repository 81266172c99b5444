import { blogWords } from "@smart-planner/words/en/blog";
import { Link } from "react-router";
import { useWords } from "../../ui/use-words.ts";
import { Cover } from "./cover.tsx";
import type { PostSummary } from "./post.ts";
import { PostMeta } from "./post-meta.tsx";

export const RelatedPostsList = ({ posts }: { readonly posts: readonly PostSummary[] }) => {
  const words = useWords(blogWords);
  return (
    <section aria-labelledby="related-posts" data-print="hide">
      <h2 id="related-posts" className="mb-4">
        {words.relatedPosts}
      </h2>
      <ul className="grid gap-5">
        {posts.map((post) => (
          <li
            key={post.id}
            className="relative grid grid-cols-[min(7rem,40%)_1fr] items-center gap-5 md:grid-cols-[11rem_1fr]"
          >
            <Cover image={post.image} className="aspect-[16/10] rounded-control" />
            <div className="col-start-2 grid gap-1.5">
              <span lang="en" className="text-xs font-(--weight-semi) text-pen-text">
                {post.category}
              </span>
              <h3 lang="en">
                <Link
                  to={`/blog/${post.id}`}
                  className="text-inherit no-underline after:absolute after:inset-0 after:rounded-control hover:underline hover:decoration-2"
                >
                  {post.title}
                </Link>
              </h3>
              <PostMeta post={post} parts={["readTime"]} className="text-xs" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
