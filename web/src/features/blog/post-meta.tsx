import { Fragment, type ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import type { PostSummary } from "./post.ts";

export type MetaPart = "date" | "readTime";

export const PostMeta = ({
  post,
  parts,
  className,
}: {
  readonly post: PostSummary;
  readonly parts: readonly MetaPart[];
  readonly className?: string;
}) => {
  const shown: Readonly<Record<MetaPart, ReactNode>> = {
    date: <time dateTime={post.date}>{post.dateText}</time>,
    readTime: <span>{post.readTime}</span>,
  };
  return (
    <div
      lang="en"
      className={classNames("flex flex-wrap items-center gap-x-2 gap-y-0.5 text-ink-3", className)}
    >
      <span className="font-(--weight-semi) text-ink-2">{post.author}</span>
      {parts.map((part) => (
        <Fragment key={part}>
          <span aria-hidden="true">·</span>
          {shown[part]}
        </Fragment>
      ))}
    </div>
  );
};
