import { posts } from "virtual:blog";
import { blogWords } from "@smart-planner/words/en/blog";
import { useSearchParams } from "react-router";
import { useWords } from "../../ui/use-words.ts";
import { CategoryFilter } from "./category-filter.tsx";
import { PostCard } from "./post-card.tsx";
import { categoriesOf, postsIn } from "./posts.ts";

const firstScreen = 3;

export const BlogList = () => {
  const words = useWords(blogWords);
  const [search, setSearch] = useSearchParams();
  const category = search.get("category");
  const shown = postsIn({ posts, category });
  const choose = (next: string | null) => {
    if (next === category) return;
    setSearch(next === null ? {} : { category: next }, { preventScrollReset: true });
  };
  return (
    <>
      <div className="my-6">
        <h1>{words.studyBlog}</h1>
        <p className="mt-1.5 text-ink-2">{words.sixReads}</p>
      </div>
      <CategoryFilter categories={categoriesOf(posts)} chosen={category} onChoose={choose} />
      <div aria-live="polite">
        {shown.length === 0 ? (
          <p className="py-10 text-ink-2">{words.noPosts}</p>
        ) : (
          <div className="grid gap-8 md:grid-cols-2 md:gap-x-7 md:gap-y-9 xl:grid-cols-3">
            {shown.map((post, index) => (
              <PostCard key={post.id} post={post} eager={index < firstScreen} />
            ))}
          </div>
        )}
      </div>
    </>
  );
};
