/** A round choice; browsers fill a native one with grey in the dark theme. */
export const radioClass =
  "size-5 flex-none appearance-none rounded-full border-[1.5px] border-line-control bg-surface checked:border-6 checked:border-pen forced-colors:appearance-auto max-md:size-6 max-md:checked:border-7";
