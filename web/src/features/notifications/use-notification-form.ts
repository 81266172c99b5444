import type { MailState, RememberedNotifications } from "@smart-planner/contract";
import { useEffect, useRef, useState } from "react";
import type { User } from "../../platform/identity.ts";
import { usePlatform } from "../../platform/platform.ts";
import { usePreview } from "../../platform/use-preview.ts";
import { loadAccountPreferences, saveAccountPreferences } from "./account-preferences.ts";
import { readRemembered, remember } from "./remembered-preferences.ts";

export interface NotificationForm extends RememberedNotifications {
  readonly byEmail: boolean;
}

type Step =
  | { readonly name: "editing" | "saving" | "saved" }
  | { readonly name: "failed"; readonly message: string };

const savingMs = 1_000;
const savedMs = 3_000;

const wait = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

const notRemembered =
  "Your preferences could not be saved: this browser's storage is full or blocked.";

/** The form's state. With Preview features on and an account, it is the account's. */
export const useNotificationForm = (user: User) => {
  const { api, clock, storage } = usePlatform();
  const hasAccount = usePreview() && !user.demo;
  const [form, setForm] = useState<NotificationForm>(() => ({
    ...readRemembered({ storage, email: user.demo ? "" : user.email }),
    byEmail: true,
  }));
  const [step, setStep] = useState<Step>({ name: "editing" });
  const [emailError, setEmailError] = useState("");
  const [mail, setMail] = useState<MailState>();
  const isTouched = useRef(false);

  useEffect(() => {
    if (!hasAccount) return;
    const controller = new AbortController();
    const { signal } = controller;
    loadAccountPreferences({ api, signal }).then((result) => {
      if (signal.aborted) return;
      if (!result.ok) {
        setStep({ name: "failed", message: result.message });
        return;
      }
      const { mail: state, preferences } = result.value;
      setMail(state);
      // Typed text wins over the saved value.
      if (preferences !== null && !isTouched.current)
        setForm((before) => ({ ...before, ...preferences }));
    });
    return () => controller.abort();
  }, [api, hasAccount]);

  useEffect(() => {
    if (step.name !== "saved") return;
    const timer = setTimeout(() => setStep({ name: "editing" }), savedMs);
    return () => clearTimeout(timer);
  }, [step]);

  const change = (part: Partial<NotificationForm>) => {
    isTouched.current = true;
    setForm((before) => ({ ...before, ...part }));
    if (part.email !== undefined) setEmailError("");
  };

  const saveToAccount = async (): Promise<Step> => {
    const { inBrowser: _, ...rest } = form;
    const preferences = { ...rest, email: form.email.trim(), timeZone: clock.timeZone() };
    const result = await saveAccountPreferences({ api, preferences });
    if (!result.ok) return { name: "failed", message: result.message };
    setMail(result.value.mail);
    return { name: "saved" };
  };

  /** False when the address must be corrected first. */
  const save = async (): Promise<boolean> => {
    if (step.name === "saving") return true;
    if (!form.email.includes("@")) {
      setEmailError("Please enter a valid email address");
      return false;
    }
    setStep({ name: "saving" });
    const { byEmail: _, ...settings } = form;
    const isRemembered = remember({ storage, settings });
    const saving: Promise<Step> = hasAccount
      ? saveToAccount()
      : Promise.resolve(
          isRemembered ? { name: "saved" } : { name: "failed", message: notRemembered },
        );
    const [next] = await Promise.all([saving, wait(savingMs)]);
    setStep(next);
    return true;
  };

  return { form, step, emailError, mail, hasAccount, change, save };
};
