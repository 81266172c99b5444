import "../../styles/planner.css";
import { type FormEvent, type ReactNode, useId, useRef } from "react";
import type { User } from "../../platform/identity.ts";
import { usePreview } from "../../platform/use-preview.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PreviewBadge } from "../../ui/preview-badge.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { DeliveryOptions } from "./delivery-options.tsx";
import { PreferenceList } from "./preference-list.tsx";
import { useNotificationForm } from "./use-notification-form.ts";

interface NotificationSettingsProps {
  readonly user: User;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly previewSwitch: ReactNode;
}

/** Begins with what was saved last: give each opening a key of its own. */
const NotificationSettings = ({
  user,
  open,
  onOpenChange,
  previewSwitch,
}: NotificationSettingsProps) => {
  const { form, step, emailError, mail, hasAccount, change, save } = useNotificationForm(user);
  const isPreview = usePreview();
  const formId = useId();
  const emailInput = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await save())) emailInput.current?.focus();
  };

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
        <Field label="Email Address" error={emailError}>
          <TextInput
            ref={emailInput}
            type="email"
            autoComplete="email"
            value={form.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        </Field>
        <PreferenceList wanted={form} onChange={change} />
        {isPreview && (
          <DeliveryOptions form={form} mail={mail} hasAccount={hasAccount} onChange={change} />
        )}
      </form>
      {previewSwitch}
      {step.name === "saved" && <Notice variant="success">Preferences saved successfully!</Notice>}
      {step.name === "failed" && <Notice variant="danger">{step.message}</Notice>}
    </Dialog>
  );
};

export default NotificationSettings;
