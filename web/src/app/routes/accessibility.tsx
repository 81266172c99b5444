import { shellWords } from "@smart-planner/words/en/shell";
import report from "../../../../docs/accessibility.md";
import { PostBody } from "../../features/blog/post-body.tsx";
import { useWords } from "../../ui/use-words.ts";
import { Page } from "../page.tsx";

export const Component = () => {
  const { accessibility } = useWords(shellWords);
  return (
    <Page title={accessibility} width="public">
      <h1>{accessibility}</h1>
      <PostBody blocks={report.slice(1)} />
    </Page>
  );
};
