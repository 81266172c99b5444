import { useEffect, useId, useRef } from "react";
import { htmlDocument } from "../../platform/html-document.ts";
import { Button } from "../../ui/button.tsx";

/** Shown once, when the first plan is made: the page scrolls to its top, and focus moves here. */
export const Hello = ({
  title,
  text,
  actions,
}: {
  readonly title: string;
  readonly text: string;
  /** The main one last. */
  readonly actions: readonly { readonly label: string; readonly onPress: () => void }[];
}) => {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    htmlDocument.scrollTo({ left: 0, top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      aria-labelledby={id}
      className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-sheet bg-hl-soft px-4 py-4.5 md:mb-6 md:px-6.5"
    >
      <div className="min-w-0 flex-[1_1_20rem]">
        <h2
          ref={heading}
          id={id}
          tabIndex={-1}
          className="text-xl outline-none md:text-[1.625rem]/[1.25]"
        >
          {title}
        </h2>
        <p className="mt-1 text-ink-2">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
        {actions.map(({ label, onPress }, index) => (
          <Button
            key={label}
            variant={index === actions.length - 1 ? "primary" : "secondary"}
            className="max-md:min-h-11"
            onClick={onPress}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
};
