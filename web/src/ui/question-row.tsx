import { type ReactNode, useId } from "react";

/** One question of a form: its name at the side, the answer beside it. */
export const QuestionRow = ({
  heading,
  aside,
  children,
}: {
  readonly heading: string;
  readonly aside?: string;
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-wrap items-start gap-x-6 gap-y-3 py-4">
      <div className="max-md:w-full md:w-46 md:pt-2">
        <h3 id={id} className="text-md">
          {heading}
        </h3>
        {aside !== undefined && <p className="mt-0.5 text-xs text-ink-3">{aside}</p>}
      </div>
      <div className="grid min-w-0 flex-[1_1_min(100%,24rem)] grid-cols-1 gap-2">{children}</div>
    </section>
  );
};
