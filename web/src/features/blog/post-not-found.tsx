import { blogWords } from "@smart-planner/words/en/blog";
import { Link } from "react-router";
import { buttonClass } from "../../ui/button-class.ts";
import { useWords } from "../../ui/use-words.ts";

export const PostNotFound = () => {
  const words = useWords(blogWords);
  return (
    <div className="grid justify-items-center gap-4 py-24 text-center">
      <h1>{words.notFound}</h1>
      <p className="text-ink-2">{words.notFoundText}</p>
      <Link to="/blog" className={buttonClass()}>
        {words.backToBlog}
      </Link>
    </div>
  );
};
