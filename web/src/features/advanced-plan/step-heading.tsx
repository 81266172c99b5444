import type { ReactNode } from "react";
import { StepNumber, type StepState } from "./step-number.tsx";

/** The heading of a step with its number; the number is no part of the name. */
export const StepHeading = ({
  number,
  state,
  children,
}: {
  readonly number: number;
  readonly state: StepState;
  readonly children: ReactNode;
}) => (
  <span className="flex items-center gap-3">
    <StepNumber number={number} state={state} className="size-7 text-sm" />
    {children}
  </span>
);
