import { posts } from "virtual:blog";
import { blogWords } from "@smart-planner/words/en/blog";
import { ArrowLeft } from "lucide-react";
import { useNavigate } from "react-router";
import { usePlatform } from "../../platform/platform.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../ui/use-words.ts";
import { Cover } from "./cover.tsx";
import { GetStarted } from "./get-started.tsx";
import type { Block, PostSummary } from "./post.ts";
import { PostBody } from "./post-body.tsx";
import { PostMeta } from "./post-meta.tsx";
import { relatedPosts } from "./posts.ts";
import { RelatedPostsList } from "./related-posts-list.tsx";
import { TagList } from "./tag-list.tsx";

export const PostView = ({
  post,
  body,
}: {
  readonly post: PostSummary;
  readonly body: readonly Block[];
}) => {
  const words = useWords(blogWords);
  const { page } = usePlatform();
  const navigate = useNavigate();
  const related = relatedPosts({ posts, to: post });
  const goBack = () => (page.canGoBack() ? navigate(-1) : navigate("/blog"));
  return (
    <article className="mx-auto max-w-[60rem]">
      {/* A form, so that a press before hydration works too. */}
      <form
        action="/blog"
        onSubmit={(event) => {
          event.preventDefault();
          void goBack();
        }}
        className="mx-auto max-w-read"
      >
        <Button type="submit" variant="quiet" icon={<ArrowLeft />} className="-ms-3">
          {words.back}
        </Button>
      </form>
      <header lang="en" className="mx-auto mt-5 mb-8 grid max-w-read gap-4">
        <Badge
          variant="tint"
          className="justify-self-start px-2.5 py-[0.1875rem] text-xs tracking-normal"
        >
          {post.category}
        </Badge>
        <h1 className="text-[2.125rem]/[1.05] md:text-4xl/[1.05]">{post.title}</h1>
        <PostMeta post={post} parts={["date", "readTime"]} className="text-sm" />
      </header>
      <Cover
        image={post.image}
        eager
        className="-mx-(--page-pad) aspect-[16/10] md:mx-0 md:aspect-video md:rounded-sheet"
      />
      <PostBody blocks={body} />
      <div className="mx-auto mt-10 grid max-w-read grid-cols-[minmax(0,1fr)] gap-10">
        <TagList tags={post.tags} large />
        {related.length > 0 && <RelatedPostsList posts={related} />}
        <GetStarted />
      </div>
    </article>
  );
};
