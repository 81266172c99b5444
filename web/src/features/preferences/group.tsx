import { type ReactNode, useId } from "react";

/** Settings that belong together, under a heading that names them. */
export const Group = ({
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
    <section aria-labelledby={id} className="grid content-start gap-3.5">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={id}>{heading}</h3>
        {aside !== undefined && <span className="text-xs text-ink-3">{aside}</span>}
      </div>
      {children}
    </section>
  );
};
