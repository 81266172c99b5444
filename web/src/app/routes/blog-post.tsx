import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { loadPost } from "../../features/blog/load-post.ts";
import { PostNotFound } from "../../features/blog/post-not-found.tsx";
import { PostView } from "../../features/blog/post-view.tsx";
import { Page } from "../page.tsx";

export const loader = ({ params }: LoaderFunctionArgs) => loadPost(params.id);

export const Component = () => {
  const loaded = useLoaderData<typeof loader>();
  return (
    <Page title={loaded?.post.title ?? "Post Not Found"} width="public">
      {loaded === null ? <PostNotFound /> : <PostView {...loaded} />}
    </Page>
  );
};
