import type { ReactNode } from "react";
import { StepHeading } from "../../features/advanced-plan/step-heading.tsx";
import { StepNumber, type StepState } from "../../features/advanced-plan/step-number.tsx";
import { Block } from "../../ui/block.tsx";
import { FoldOnPhone } from "./fold-on-phone.tsx";

/** A step of the guide; with a plan it folds to one line on a phone. */
export const StepBlock = ({
  number,
  state,
  heading,
  mark,
  folds,
  summary,
  children,
}: {
  readonly number: number;
  readonly state: StepState;
  readonly heading: string;
  readonly mark?: ReactNode;
  readonly folds: boolean;
  readonly summary: string;
  readonly children: ReactNode;
}) => (
  <Block
    heading={
      folds ? (
        heading
      ) : (
        <StepHeading number={number} state={state}>
          {heading}
        </StepHeading>
      )
    }
    headingHidden={folds}
    mark={mark}
    className="grow"
  >
    <FoldOnPhone
      folds={folds}
      heading={heading}
      lead={<StepNumber number={number} state={state} className="size-7 text-sm" />}
      mark={mark}
      summary={summary}
    >
      {children}
    </FoldOnPhone>
  </Block>
);
