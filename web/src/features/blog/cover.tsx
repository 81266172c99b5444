import { useState } from "react";
import { classNames } from "../../ui/class-names.ts";

export const Cover = ({
  image,
  eager = false,
  className,
  imageClassName,
}: {
  readonly image: string;
  readonly eager?: boolean;
  readonly className?: string;
  readonly imageClassName?: string;
}) => {
  const [failed, setFailed] = useState(false);
  // The picture of a prerendered page may have failed before hydration.
  const check = (element: HTMLImageElement | null) => {
    if (element?.complete === true && element.naturalWidth === 0) setFailed(true);
  };
  if (failed) return null;
  return (
    <div className={classNames("cover relative overflow-hidden bg-sunk", className)}>
      <img
        ref={check}
        src={image}
        alt=""
        width={1200}
        height={750}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding="async"
        onError={() => setFailed(true)}
        className={classNames("size-full object-cover", imageClassName)}
      />
    </div>
  );
};
