import "../../styles/planner.css";
import { notificationsWords } from "@smart-planner/words/en/notifications";
import { type FormEvent, type ReactNode, useId, useRef } from "react";
import type { User } from "../../platform/identity.ts";
import { usePreview } from "../../platform/use-preview.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PreviewBadge } from "../../ui/preview-badge.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useWords } from "../../ui/use-words.ts";
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

/** Begins with the saved values: give each opening a key of its own. */
const NotificationSettings = ({
  user,
  open,
  onOpenChange,
  previewSwitch,
}: NotificationSettingsProps) => {
  const words = useWords(notificationsWords);
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
    <Field label={words.email} error={emailError} hint={hint}>
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
      onClose={() => onOpenChange(false)}
      title={words.settings}
      mark={<PreviewBadge isOn={isPreview} />}
      cancels
      actions={
        <Button type="submit" form={formId} variant="primary" loading={step.name === "saving"}>
          {step.name === "saving" ? words.saving : words.save}
        </Button>
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
            {emailField(hasAccount ? words.mailHints[mail ?? "confirmed"] : words.mailNeedsAccount)}
            <ReminderSettings form={form} isPushed={isPushed} onChange={change} />
            {isPushed && (
              <Button
                size="sm"
                variant="quiet"
                className="justify-self-start"
                onClick={() => void notifications.turnOff()}
              >
                {words.turnOffDevice}
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
      {step.name === "saved" && <Notice variant="success">{words.saved}</Notice>}
      {step.name === "failed" && <Notice variant="danger">{step.message}</Notice>}
    </Dialog>
  );
};

export default NotificationSettings;
