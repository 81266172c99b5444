declare module "*.md" {
  import type { Block } from "./post.ts";

  const blocks: readonly Block[];
  export default blocks;
}

declare module "virtual:blog" {
  import type { Block, PostSummary } from "./post.ts";

  export const posts: readonly PostSummary[];
  export const bodies: Readonly<Record<number, () => Promise<readonly Block[]>>>;
}
