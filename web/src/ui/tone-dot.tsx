import { classNames } from "./class-names.ts";
import { type Tone, toneClass } from "./tone.ts";

export const ToneDot = ({
  tone,
  className,
}: {
  readonly tone: Tone;
  readonly className?: string;
}) => (
  <span
    aria-hidden="true"
    className={classNames(
      "tone-dot size-2.5 flex-none rounded-[3px] bg-(--tone-bar)",
      toneClass(tone),
      className,
    )}
  />
);
