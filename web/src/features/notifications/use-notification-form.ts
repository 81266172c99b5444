import {
  type MailState,
  notificationsAnswerSchema,
  type RememberedNotifications,
} from "@smart-planner/contract";
import { type WantedNotifications, wantedIf } from "@smart-planner/planner/calendars";
import { notificationsWords } from "@smart-planner/words/en/notifications";
import { useEffect, useRef, useState } from "react";
import { deviceOwnerOf } from "../../platform/device-owner.ts";
import type { User } from "../../platform/identity.ts";
import { usePlatform } from "../../platform/platform.ts";
import { usePreview } from "../../platform/use-preview.ts";
import { useWords } from "../../ui/use-words.ts";
import { preferencesPath, readRemembered, remember } from "./remembered-preferences.ts";

export interface NotificationForm extends RememberedNotifications {
  readonly byEmail: boolean;
  readonly onDevice: WantedNotifications;
  readonly showsNames: boolean;
  readonly showsBadge: boolean;
}

const formOf = (settings: RememberedNotifications): NotificationForm => ({
  ...settings,
  byEmail: true,
  onDevice: settings.onDevice ?? wantedIf((kind) => settings[kind]),
  showsNames: settings.showsNames ?? false,
  showsBadge: settings.showsBadge ?? true,
});

type Step =
  | { readonly name: "editing" | "saving" | "saved" }
  | { readonly name: "failed"; readonly message: string };

const savingMs = 1_000;
const savedMs = 3_000;

const wait = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

/** The form's state. With Preview features on and an account, it is the account's. */
export const useNotificationForm = (user: User) => {
  const words = useWords(notificationsWords);
  const { api, clock, openPush, storage } = usePlatform();
  const hasAccount = usePreview() && !user.demo;
  const email = user.demo ? "" : user.email;
  const [form, setForm] = useState(() => formOf(readRemembered({ storage, email })));
  /** Whether this browser reminds this person also while the app is closed. */
  const [isPushed, setPushed] = useState(() => deviceOwnerOf(storage) === user.uid);
  const [isSaved, setSaved] = useState(true);
  const [step, setStep] = useState<Step>({ name: "editing" });
  const [emailError, setEmailError] = useState("");
  const [mail, setMail] = useState<MailState>();
  const isTouched = useRef(false);

  useEffect(() => {
    if (!hasAccount) return;
    const controller = new AbortController();
    const { signal } = controller;
    const schema = notificationsAnswerSchema;
    api.request({ path: preferencesPath, schema, signal }).then((result) => {
      if (signal.aborted) return;
      if (!result.ok) {
        setStep({ name: "failed", message: result.message });
        return;
      }
      const { mail: state, preferences } = result.value;
      setMail(state);
      setSaved(preferences !== null);
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

  /** Returns why it failed, if it did. */
  const savePreferences = async (byEmail: boolean): Promise<string> => {
    const wanted = wantedIf((kind) => form[kind]);
    const result = await api.request({
      method: "PUT",
      path: preferencesPath,
      schema: notificationsAnswerSchema,
      body: { ...wanted, byEmail, email: form.email.trim(), timeZone: clock.timeZone() },
    });
    if (!result.ok) return result.message;
    setMail(result.value.mail);
    setSaved(true);
    return "";
  };

  /** Returns why it failed, if it did. */
  const saveDevice = async (): Promise<string> => {
    const { onDevice: wanted, quietHours, showsNames, showsBadge } = form;
    const settings = { shows: showsNames ? "names" : "quiet", wanted } as const;
    const reminded = { uid: user.uid, settings, quietHours, showsBadge };
    const outcome = await (await openPush()).turnOn(reminded);
    if (outcome.name === "failed") return outcome.message;
    if (outcome.name === "unavailable") return words.onlyWhileOpen;
    setPushed(true);
    return "";
  };

  const rememberInBrowser = (inBrowser: boolean) => {
    setForm((before) => ({ ...before, inBrowser }));
    remember({ storage, settings: { ...readRemembered({ storage, email }), inBrowser } });
  };

  /** At once, without the rest of the form. Returns why it failed, if it did. */
  const turnOn = async (): Promise<string> => {
    // The server needs the time zone first.
    const message = hasAccount && !isSaved ? await savePreferences(false) : "";
    if (message !== "") return message;
    rememberInBrowser(true);
    return hasAccount ? saveDevice() : "";
  };

  const turnOff = async (): Promise<void> => {
    await (await openPush()).turnOff();
    rememberInBrowser(false);
    setPushed(false);
  };

  const saveToAccount = async (): Promise<Step> => {
    const message = (await savePreferences(form.byEmail)) || (isPushed ? await saveDevice() : "");
    return message === "" ? { name: "saved" } : { name: "failed", message };
  };

  /** False when the address must be corrected first. */
  const save = async (): Promise<boolean> => {
    if (step.name === "saving") return true;
    if (!form.email.includes("@")) {
      setEmailError(words.wrongEmail);
      return false;
    }
    setStep({ name: "saving" });
    const { byEmail: _, ...settings } = form;
    const isRemembered = remember({ storage, settings });
    const saving: Promise<Step> = hasAccount
      ? saveToAccount()
      : Promise.resolve(
          isRemembered ? { name: "saved" } : { name: "failed", message: words.notRemembered },
        );
    const [next] = await Promise.all([saving, wait(savingMs)]);
    setStep(next);
    return true;
  };

  return { form, step, emailError, mail, hasAccount, isPushed, change, save, turnOn, turnOff };
};
