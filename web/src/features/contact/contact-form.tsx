import { contactWords } from "@smart-planner/words/en/contact";
import { type FormEvent, useState } from "react";
import { usePreview } from "../../platform/use-preview.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { useWords } from "../../ui/use-words.ts";
import { useDelivery } from "./use-delivery.ts";

type State = { step: "editing"; failure?: string } | { step: "sending" } | { step: "submitted" };

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
};

export const ContactForm = () => {
  const words = useWords(contactWords);
  const deliver = useDelivery();
  const isPreview = usePreview();
  const [state, setState] = useState<State>({ step: "editing" });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setState({ step: "sending" });
    const delivery = await deliver({
      name: textOf(form, "name"),
      email: textOf(form, "email"),
      message: textOf(form, "message"),
      website: textOf(form, "website"),
    });
    setState(delivery.ok ? { step: "submitted" } : { step: "editing", failure: delivery.message });
  };

  if (state.step === "submitted") {
    return (
      <p
        role="status"
        tabIndex={-1}
        ref={(element) => element?.focus()}
        className="py-16 text-center font-display text-xl font-[620] outline-none"
      >
        {words.thanks}
      </p>
    );
  }
  return (
    // Uncontrolled fields keep text typed before hydration. Until then the method stops a press
    // from reloading the page with the message in its URL.
    <form method="dialog" onSubmit={submit} className="grid gap-4">
      <Field label={words.name}>
        <TextInput name="name" required autoComplete="name" />
      </Field>
      <Field label={words.email}>
        <TextInput name="email" type="email" required autoComplete="email" />
      </Field>
      <Field label={words.message}>
        <Textarea name="message" required rows={6} className="min-h-36!" />
      </Field>
      {isPreview && (
        <div aria-hidden="true" className="sr-only">
          <input name="website" tabIndex={-1} autoComplete="off" />
        </div>
      )}
      {state.step === "editing" && state.failure !== undefined && (
        <Notice variant="danger">{state.failure}</Notice>
      )}
      <Button type="submit" variant="primary" size="lg" block loading={state.step === "sending"}>
        {words.send}
      </Button>
    </form>
  );
};
