import { Dialog as Base } from "@base-ui/react/dialog";
import type { Stability } from "@smart-planner/planner/scheduler";
import { X } from "lucide-react";
import { useId, useState } from "react";
import type { UpdateHelp, UpdateOffer } from "../../planner-service/update-offer.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import type { Tone } from "../../ui/tone.ts";
import { HelpList } from "./help-list.tsx";
import { movesText, UpdateBody } from "./update-body.tsx";

const wayNames: Readonly<Record<Stability, string>> = {
  least: "Least change",
  balanced: "Balanced",
  best: "Best plan",
};

const wayNotes: Readonly<Record<Stability, string>> = {
  least: "The rest stays.",
  balanced: "The days get more even.",
  best: "As if made new today.",
};

/** A change of the plan before it is used: three ways, before and after, and what it does. */
export const PlanUpdateDialog = ({
  title,
  offer,
  toneOf,
  onUse,
  findHelps,
  onHelp,
  onKeep,
}: {
  readonly title: string;
  /** Null while it is being worked out. */
  readonly offer: UpdateOffer | null;
  readonly toneOf: (subject: string) => Tone;
  readonly onUse: (stability: Stability) => void;
  readonly findHelps: () => Promise<readonly UpdateHelp[]>;
  readonly onHelp: (help: UpdateHelp) => void;
  readonly onKeep: () => void;
}) => {
  const name = useId();
  const [stability, setStability] = useState<Stability>("least");
  /** Null while it is worked out, and of another offer it says nothing of this one. */
  const [helped, setHelped] = useState<{
    readonly offer: UpdateOffer | null;
    readonly helps: readonly UpdateHelp[] | null;
  }>();
  const help = async () => {
    setHelped({ offer, helps: null });
    setHelped({ offer, helps: await findHelps() });
  };
  const way = offer?.ways.find((one) => one.stability === stability) ?? offer?.ways[0];
  return (
    <Base.Root open onOpenChange={onKeep}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-(--z-dialog) bg-scrim" />
        <Base.Viewport className="fixed inset-0 z-(--z-dialog) grid grid-cols-[minmax(0,1fr)] place-items-center overflow-auto p-4 max-md:items-end max-md:p-0">
          <Base.Popup className="relative flex max-h-full w-full max-w-[68rem] flex-col overflow-hidden rounded-sheet bg-raise shadow-pop outline-none max-md:rounded-b-none forced-colors:border">
            <div className="overflow-auto">
              <div className="grid gap-1 px-4 pt-5 pe-14 md:px-7">
                <Base.Title className="text-xl">{offer?.title ?? title}</Base.Title>
                {offer !== null && <p className="text-sm text-ink-2">{offer.note}</p>}
              </div>
              {offer === null || way === undefined ? (
                <p role="status" className="flex items-center gap-3 px-7 py-16 text-ink-2">
                  <Spinner />
                  Looking for room...
                </p>
              ) : (
                <>
                  {offer.ways.length > 1 ? (
                    <div
                      role="radiogroup"
                      aria-label="How much may change"
                      className="grid gap-2 px-4 py-4 md:grid-cols-3 md:px-7"
                    >
                      {offer.ways.map((one) => (
                        <label
                          key={one.stability}
                          className="relative flex gap-3 rounded-control p-3.5 inset-ring inset-ring-line-control has-checked:bg-pen-soft has-checked:inset-ring-2 has-checked:inset-ring-pen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:border"
                        >
                          <input
                            type="radio"
                            name={name}
                            checked={one.stability === way.stability}
                            onChange={() => setStability(one.stability)}
                            className="mt-1 accent-pen"
                          />
                          <span>
                            <b className="block font-(--weight-semi)">{wayNames[one.stability]}</b>
                            <span className="text-sm text-ink-2">
                              {movesText(one.changed)} {one.changed > 0 && wayNotes[one.stability]}
                            </span>
                          </span>
                        </label>
                      ))}
                    </div>
                  ) : (
                    <p className="px-4 pt-1 pb-4 text-sm font-(--weight-semi) md:px-7">
                      {movesText(way.changed)}
                    </p>
                  )}
                  <UpdateBody
                    offer={offer}
                    way={way}
                    toneOf={toneOf}
                    onHelp={() => void help()}
                    help={
                      helped?.offer === offer && (
                        <HelpList helps={helped.helps} onHelp={onHelp} isAsked />
                      )
                    }
                  />
                </>
              )}
            </div>
            <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-3.5 md:px-7">
              <p className="me-auto text-sm text-ink-2">Nothing changes until you say so.</p>
              <Button onClick={onKeep}>Keep my plan</Button>
              <Button
                variant="primary"
                disabled={way === undefined}
                onClick={() => way !== undefined && onUse(way.stability)}
              >
                Use this plan
              </Button>
            </div>
            <Base.Close
              render={
                <IconButton label="Close" icon={<X />} size="sm" className="absolute end-4 top-4" />
              }
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
};
