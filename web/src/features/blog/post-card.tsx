import { Link } from "react-router";
import { Cover } from "./cover.tsx";
import type { PostSummary } from "./post.ts";
import { PostMeta } from "./post-meta.tsx";
import { TagList } from "./tag-list.tsx";

const tagLimit = 3;

export const PostCard = ({
  post,
  eager,
}: {
  readonly post: PostSummary;
  readonly eager: boolean;
}) => (
  <article className="group relative grid grid-rows-[auto_1fr] gap-4">
    <Cover
      image={post.image}
      eager={eager}
      className="aspect-[16/10] rounded-card"
      imageClassName="transition-[scale] duration-(--dur-3) ease-calm motion-safe:group-hover:scale-[1.02]"
    />
    <div className="row-start-2 grid grid-rows-[auto_auto_auto_1fr] content-start gap-2">
      <span lang="en" className="text-xs font-(--weight-semi) text-pen-text">
        {post.category}
      </span>
      <h2 lang="en" className="text-[1.375rem]/[1.2]">
        <Link
          to={`/blog/${post.id}`}
          className="text-inherit no-underline after:absolute after:inset-0 after:rounded-card hover:underline hover:decoration-2"
        >
          {post.title}
        </Link>
      </h2>
      <p lang="en" className="leading-[1.5] text-ink-2">
        {post.excerpt}
      </p>
      <div className="mt-1 grid content-end gap-2.5">
        <PostMeta post={post} parts={["readTime", "date"]} className="text-xs" />
        <TagList tags={post.tags.slice(0, tagLimit)} />
      </div>
    </div>
  </article>
);
