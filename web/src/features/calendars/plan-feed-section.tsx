import type { PlanFeed } from "@smart-planner/contract";
import { calendarsWords } from "@smart-planner/words/en/calendars";
import { CalendarPlus, Copy, RefreshCw } from "lucide-react";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { copyText } from "../../platform/clipboard.ts";
import { useDisplay } from "../../platform/display.ts";
import { usePlatform } from "../../platform/platform.ts";
import { useKeptPlace } from "../../platform/use-kept-place.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { Block } from "../../ui/block.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Field } from "../../ui/field.tsx";
import { FieldError } from "../../ui/field-error.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useWords } from "../../ui/use-words.ts";
import { AlarmChoice } from "./alarm-choice.tsx";
import { whenOf } from "./calendar-words.ts";
import { FeedDetail } from "./feed-detail.tsx";
import { PlanAsFile } from "./plan-as-file.tsx";
import { useFeed } from "./use-feed.ts";

const QrCode = lazy(() => import("./qr-code.tsx"));

const webcalOf = (address: string): string => address.replace(/^https?:/, "webcal:");

const Address = ({ feed }: { readonly feed: PlanFeed }) => {
  const words = useWords(calendarsWords);
  const { clock } = usePlatform();
  const { showTime } = useDisplay();
  const now = useMoment();
  const hintId = useId();
  const [copied, setCopied] = useState<"yes" | "no" | null>(null);
  const read =
    feed.lastReadAt === null
      ? words.notReadYet
      : words.lastRead(whenOf(words, clock.momentOf(feed.lastReadAt), now, showTime));
  const copy = async () => setCopied((await copyText(feed.address)) ? "yes" : "no");
  return (
    <div className="grid gap-1.5">
      <div className="grid items-end gap-2 md:grid-cols-[minmax(0,1fr)_auto]">
        <Field label={words.feedAddress}>
          <TextInput
            readOnly
            value={feed.address}
            aria-describedby={hintId}
            onFocus={(event) => event.target.select()}
          />
        </Field>
        <Button variant="primary" icon={<Copy />} onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
      <p id={hintId} className="text-xs text-ink-3">
        {words.anyoneReads(read)}
      </p>
      <p role="status" className="text-xs text-ink-2 empty:hidden">
        {copied === "yes" && words.copied}
        {copied === "no" && words.notCopied}
      </p>
    </div>
  );
};

const FeedOn = ({
  feed,
  file,
  actions: { isBusy, make, show, end },
}: {
  readonly feed: PlanFeed;
  readonly file: ReactNode;
  readonly actions: ReturnType<typeof useFeed>;
}) => {
  const words = useWords(calendarsWords);
  const { dialogs } = usePlatform();
  const renew = () => {
    if (dialogs.confirm(words.renewQuestion)) void make(feed);
  };
  const turnOff = () => {
    if (dialogs.confirm(words.turnOffQuestion)) void end();
  };
  return (
    <div className="grid items-start gap-x-9 gap-y-6 wide:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-5">
        <Address feed={feed} />
        <div className="flex flex-wrap gap-2">
          <a href={webcalOf(feed.address)} className={buttonClass({ variant: "secondary" })}>
            <CalendarPlus aria-hidden="true" className="-ms-0.5 size-4" />
            {words.openInApp}
          </a>
          <Button variant="quiet" icon={<RefreshCw />} loading={isBusy} onClick={renew}>
            {words.renew}
          </Button>
          <Button variant="danger" onClick={turnOff}>
            {words.turnOff}
          </Button>
        </div>
        <hr className="border-line" />
        <FeedDetail
          detail={feed.detail}
          onDetailChange={(detail) => void show({ ...feed, detail })}
        />
        <AlarmChoice
          alarm={feed.alarm}
          onAlarmChange={(alarm) => void show({ ...feed, alarm })}
          label={words.ringInApp}
          note={words.someIgnore}
        />
        {file}
      </div>
      <figure className="grid justify-items-center gap-2 max-wide:hidden">
        <Suspense fallback={<span className="size-34" />}>
          <QrCode text={webcalOf(feed.address)} label={words.qrCode} />
        </Suspense>
        <figcaption className="max-w-40 text-center text-xs text-ink-2">{words.scan}</figcaption>
      </figure>
    </div>
  );
};

/** The file comes last, beside the QR code if there is one. */
const KeptFeed = ({ file }: { readonly file: ReactNode }) => {
  const words = useWords(calendarsWords);
  const actions = useFeed();
  const { feed, isLoading, failure, isBusy, problem, make } = actions;
  const place = useKeptPlace("feed", !isLoading);
  return (
    // The first part fills the room above the file, which keeps its position.
    <div {...place} className="grid content-end gap-5">
      {failure}
      {isLoading && <span className="h-(--ctl-h)" />}
      {feed && <FeedOn feed={feed} file={file} actions={actions} />}
      {feed === null && (
        <Button
          variant="primary"
          loading={isBusy}
          className="justify-self-start"
          onClick={() => void make({ detail: "topics", alarm: 0 })}
        >
          {words.makeAddress}
        </Button>
      )}
      {problem !== null && <FieldError>{problem}</FieldError>}
      {!feed && file}
    </div>
  );
};

/** The plan in other calendars: by a secret address that follows it, or once as a file. */
export const PlanFeedSection = ({ isDemo }: { readonly isDemo: boolean }) => {
  const words = useWords(calendarsWords);
  const file = (
    <>
      <hr className="border-line" />
      <PlanAsFile />
    </>
  );
  return (
    <Block heading={words.planInCalendar}>
      <div className="grid gap-5">
        <p className="text-sm text-ink-2">{words.planInCalendarText}</p>
        {isDemo ? (
          <>
            <Notice>{words.filesWork}</Notice>
            {file}
          </>
        ) : (
          <KeptFeed file={file} />
        )}
      </div>
    </Block>
  );
};
