import "../../styles/planner.css";
import type { MailState } from "@smart-planner/contract";
import { type FormEvent, type ReactNode, useId, useRef } from "react";
import type { User } from "../../platform/identity.ts";
import { usePreview } from "../../platform/use-preview.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PreviewBadge } from "../../ui/preview-badge.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { DeviceCard } from "./device-card.tsx";
import { PreferenceList } from "./preference-list.tsx";
import { ReminderSettings } from "./reminder-settings.tsx";
import { ReminderTable } from "./reminder-table.tsx";
import { useNotificationForm } from "./use-notification-form.ts";

interface NotificationSettingsProps {
  readonly user: User;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly previewSwitch: ReactNode;
}

const mailHints: Readonly<Record<MailState, string>> = {
  unavailable: "This server does not send e-mail. Your preferences are kept until it does.",
  unconfirmed: "E-mail comes once you have opened the link that we send to this address.",
  confirmed: "Every e-mail has a link that ends them.",
};
const mailNeedsAccount = "E-mail needs an account. Log out and sign up; your plan comes along.";

/** Begins with what was saved last: give each opening a key of its own. */
const NotificationSettings = ({
  user,
  open,
  onOpenChange,
  previewSwitch,
}: NotificationSettingsProps) => {
  const notifications = useNotificationForm(user);
  const { form, step, emailError, mail, hasAccount, isPushed, change } = notifications;
  const isPreview = usePreview();
  const formId = useId();
  const emailInput = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await notifications.save())) emailInput.current?.focus();
  };

  const emailField = (hint?: string) => (
    <Field label="Email Address" error={emailError} hint={hint}>
      <TextInput
        ref={emailInput}
        type="email"
        autoComplete="email"
        value={form.email}
        onChange={(event) => change({ email: event.target.value })}
      />
    </Field>
  );
  const whileOpen = form.inBrowser ? "while open" : "off";

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Notification Settings"
      mark={<PreviewBadge isOn={isPreview} />}
      actions={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={step.name === "saving"}>
            {step.name === "saving" ? "Saving..." : "Save Preferences"}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {isPreview ? (
          <>
            {!isPushed && (hasAccount || !form.inBrowser) && (
              <DeviceCard isAlsoClosed={hasAccount} onAllowed={notifications.turnOn} />
            )}
            <ReminderTable
              form={form}
              device={isPushed ? "also when closed" : whileOpen}
              hasMail={hasAccount}
              onChange={change}
            />
            {emailField(hasAccount ? mailHints[mail ?? "confirmed"] : mailNeedsAccount)}
            <ReminderSettings form={form} onChange={change} />
            {isPushed && (
              <Button
                size="sm"
                variant="quiet"
                className="justify-self-start"
                onClick={() => void notifications.turnOff()}
              >
                Turn off on this device
              </Button>
            )}
          </>
        ) : (
          <>
            {emailField()}
            <PreferenceList wanted={form} onChange={change} />
          </>
        )}
      </form>
      {previewSwitch}
      {step.name === "saved" && <Notice variant="success">Preferences saved successfully!</Notice>}
      {step.name === "failed" && <Notice variant="danger">{step.message}</Notice>}
    </Dialog>
  );
};

export default NotificationSettings;
