import type { MailState } from "@smart-planner/contract";
import { useState } from "react";
import { browserNotifier } from "../../platform/notifier.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FieldError } from "../../ui/field-error.tsx";
import type { NotificationForm } from "./use-notification-form.ts";

const mailHints: Readonly<Record<MailState, string>> = {
  unavailable: "This server does not send e-mail. Your preferences are kept until it does.",
  unconfirmed: "To the address above, once you have opened the link that we send there.",
  confirmed: "To the address above. Every message has a link that ends them.",
};

const refusals = {
  denied:
    "This browser blocks notifications of Smart Planner. Allow them in its settings for this page, then try again.",
  default: "This browser was not given leave to show notifications. Try again when you like.",
  unavailable: "This browser cannot show notifications here.",
} as const;

/** How a student is told, with Preview features on. */
export const DeliveryOptions = ({
  form,
  mail,
  hasAccount,
  onChange,
}: {
  readonly form: NotificationForm;
  readonly mail: MailState | undefined;
  readonly hasAccount: boolean;
  readonly onChange: (change: Partial<NotificationForm>) => void;
}) => {
  const [refusal, setRefusal] = useState("");

  const changeInBrowser = async (wanted: boolean) => {
    setRefusal("");
    onChange({ inBrowser: wanted });
    if (!wanted) return;
    const allowance = await browserNotifier.ask();
    if (allowance === "granted") return;
    onChange({ inBrowser: false });
    setRefusal(refusals[allowance]);
  };

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-(--weight-medium)">How we tell you</legend>
      <Checkbox
        label="By e-mail"
        hint={
          hasAccount
            ? mailHints[mail ?? "confirmed"]
            : "E-mail needs an account. Log out and sign up; your plan comes along."
        }
        checked={hasAccount && form.byEmail}
        disabled={!hasAccount}
        onCheckedChange={(byEmail) => onChange({ byEmail })}
      />
      <div>
        <Checkbox
          label="In this browser"
          hint="While Smart Planner is open."
          checked={form.inBrowser}
          onCheckedChange={(wanted) => void changeInBrowser(wanted)}
        />
        <div role="status" className="ms-8 not-empty:mt-1.5">
          {refusal !== "" && <FieldError>{refusal}</FieldError>}
        </div>
      </div>
    </fieldset>
  );
};
