import { planUpdateWords } from "@smart-planner/words/en/plan-update";
import { useId, useState } from "react";
import type { UpdateHelp } from "../../planner-service/update-helps.ts";
import type { OptionKind, UpdateOffer } from "../../planner-service/update-options.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { radioClass } from "../../ui/radio-class.ts";
import { Spinner } from "../../ui/spinner.tsx";
import type { Tone } from "../../ui/tone.ts";
import { useWords } from "../../ui/use-words.ts";
import { HelpList } from "./help-list.tsx";
import { UpdateBody } from "./update-body.tsx";

/** Remedies are computed on demand. */
const Helps = ({
  find,
  onHelp,
}: {
  readonly find: () => Promise<readonly UpdateHelp[]>;
  readonly onHelp: (help: UpdateHelp) => void;
}) => {
  const words = useWords(planUpdateWords);
  /** Null while it is worked out. */
  const [helps, setHelps] = useState<readonly UpdateHelp[] | null>();
  const ask = async () => {
    setHelps(null);
    setHelps(await find());
  };
  return helps === undefined ? (
    <Button size="sm" className="max-md:min-h-11" onClick={() => void ask()}>
      {words.howToFit}
    </Button>
  ) : (
    <HelpList helps={helps} onHelp={onHelp} />
  );
};

/** A change of the plan before it is used: its effect at one glance, and at most three options. */
export const PlanUpdateDialog = ({
  offer,
  toneOf,
  onUse,
  findHelps,
  onHelp,
  onKeep,
}: {
  /** Null while it is being worked out. */
  readonly offer: UpdateOffer | null;
  readonly toneOf: (subject: string) => Tone;
  readonly onUse: (kind: OptionKind) => void;
  /** Remedies. */
  readonly findHelps: () => Promise<readonly UpdateHelp[]>;
  readonly onHelp: (help: UpdateHelp) => void;
  readonly onKeep: () => void;
}) => {
  const words = useWords(planUpdateWords);
  const name = useId();
  const [kind, setKind] = useState<OptionKind>();
  const option = offer?.options.find((one) => one.kind === kind) ?? offer?.options[0];
  return (
    <Dialog
      onClose={onKeep}
      isWide
      isLow
      title={offer?.title ?? words.planningAgain}
      note={offer?.note ?? ""}
      actions={
        <>
          <p className="me-auto text-sm text-ink-2 max-md:hidden">{words.nothingChanges}</p>
          <Button onClick={onKeep} className="max-md:flex-1">
            {words.keepMine}
          </Button>
          <Button
            variant="primary"
            className="max-md:flex-1"
            disabled={option === undefined}
            onClick={() => option !== undefined && onUse(option.kind)}
          >
            {words.useThis}
          </Button>
        </>
      }
    >
      {offer === null || option === undefined ? (
        <p role="status" className="flex items-center gap-3 px-4 py-16 text-ink-2 md:px-6">
          <Spinner />
          {words.looking}
        </p>
      ) : (
        <>
          <div
            role="radiogroup"
            aria-label={words.howToCatchUp}
            hidden={offer.options.length < 2}
            className="grid auto-cols-fr gap-2 px-4 pt-4.5 max-md:pt-3 md:grid-flow-col md:px-6"
          >
            {offer.options.map((one) => (
              <label
                key={one.kind}
                className="flex gap-3.5 rounded-control px-4 py-3 inset-ring max-md:py-2 inset-ring-line-control has-checked:bg-pen-soft has-checked:inset-ring-2 has-checked:inset-ring-pen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:border"
              >
                <input
                  type="radio"
                  className={radioClass}
                  name={name}
                  checked={one === option}
                  onChange={() => setKind(one.kind)}
                />
                <span>
                  <b className="block font-(--weight-semi)">{one.name}</b>
                  <span className="block text-sm leading-[1.4] text-ink-2">{one.note}</span>
                </span>
              </label>
            ))}
          </div>
          <div className="mt-5 max-md:mt-3">
            <UpdateBody
              offer={offer}
              option={option}
              toneOf={toneOf}
              help={offer.hasHelps && <Helps key={offer.note} find={findHelps} onHelp={onHelp} />}
            />
          </div>
        </>
      )}
    </Dialog>
  );
};
