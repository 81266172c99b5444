import { useEffect, useRef, useState } from "react";

/** Whether a part scrolls sideways beyond its end. */
export const useMoreBeyond = <Part extends HTMLElement>(content: unknown) => {
  const part = useRef<Part>(null);
  const [hasMore, setMore] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has another width
  useEffect(() => {
    const element = part.current;
    if (element === null) return;
    const look = () => {
      const beyond = element.scrollWidth - element.clientWidth - Math.abs(element.scrollLeft);
      setMore(beyond > 4);
    };
    look();
    const watched = new ResizeObserver(look);
    watched.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      watched.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [content]);
  return { part, hasMore };
};
