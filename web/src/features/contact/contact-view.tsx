import { contactWords } from "@smart-planner/words/en/contact";
import { Sheet } from "../../ui/sheet.tsx";
import { useWords } from "../../ui/use-words.ts";
import { ContactForm } from "./contact-form.tsx";
import { PaperPlane } from "./paper-plane.tsx";

export const ContactView = () => {
  const words = useWords(contactWords);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 pt-4 lg:grid-cols-[minmax(min(18rem,45%),1fr)_minmax(0,30rem)] lg:gap-16 lg:pt-10">
      <div>
        <h1>{words.contactUs}</h1>
        <p className="mt-3.5 max-w-[25rem] text-lg leading-[1.5] text-ink-2">{words.about}</p>
        <PaperPlane />
      </div>
      <Sheet className="p-7">
        <ContactForm />
      </Sheet>
    </div>
  );
};
