import { planUpdateWords } from "@smart-planner/words/en/plan-update";
import { Undo2, X } from "lucide-react";
import type { UpdateOffer } from "../../planner-service/update-options.ts";
import { Block } from "../../ui/block.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { Tone } from "../../ui/tone.ts";
import { useWords } from "../../ui/use-words.ts";
import { UpdateBody } from "./update-body.tsx";

/** The picture of a change that was used at once, with Undo. */
export const PlanChangedView = ({
  offer,
  toneOf,
  onUndo,
  onClose,
}: {
  readonly offer: UpdateOffer;
  readonly toneOf: (subject: string) => Tone;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}) => {
  const words = useWords(planUpdateWords);
  const [option] = offer.options;
  if (option === undefined) return null;
  return (
    <Block
      heading={offer.title}
      aside={
        <span className="flex items-center gap-2">
          <Button size="sm" icon={<Undo2 />} onClick={onUndo}>
            {words.undo}
          </Button>
          <IconButton label={words.closeChanged} icon={<X />} size="sm" onClick={onClose} />
        </span>
      }
    >
      <p className="text-sm text-ink-2">
        {option.note} {offer.note}
      </p>
      <div className="-mx-4 mt-3 md:-mx-7">
        <UpdateBody offer={offer} option={option} toneOf={toneOf} />
      </div>
    </Block>
  );
};
