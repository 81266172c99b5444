import { Sheet } from "../../ui/sheet.tsx";
import { ContactForm } from "./contact-form.tsx";
import { PaperPlane } from "./paper-plane.tsx";

export const ContactView = () => (
  <div className="grid items-start gap-8 pt-4 lg:grid-cols-[1fr_30rem] lg:gap-16 lg:pt-10">
    <div>
      <h1>Contact Us</h1>
      <p className="mt-3.5 max-w-[25rem] text-lg leading-[1.5] text-ink-2">
        A question about your plan, an idea, or something that does not work? Write to us.
      </p>
      <PaperPlane />
    </div>
    <Sheet className="p-7">
      <ContactForm />
    </Sheet>
  </div>
);
