import { blogWords } from "@smart-planner/words/en/blog";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { loadPost } from "../../features/blog/load-post.ts";
import { PostNotFound } from "../../features/blog/post-not-found.tsx";
import { PostView } from "../../features/blog/post-view.tsx";
import { useWords } from "../../ui/use-words.ts";
import { Page } from "../page.tsx";

export const loader = ({ params }: LoaderFunctionArgs) => loadPost(params.id);

export const Component = () => {
  const loaded = useLoaderData<typeof loader>();
  const words = useWords(blogWords);
  return (
    <Page title={loaded?.post.title ?? words.notFound} width="public">
      {loaded === null ? <PostNotFound /> : <PostView {...loaded} />}
    </Page>
  );
};
