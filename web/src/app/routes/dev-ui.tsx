import "../../styles/planner.css";
import { ChoiceParts } from "../dev-ui/choice-parts.tsx";
import { ContentParts } from "../dev-ui/content-parts.tsx";
import { FieldParts } from "../dev-ui/field-parts.tsx";
import { OverlayParts } from "../dev-ui/overlay-parts.tsx";
import { PressParts } from "../dev-ui/press-parts.tsx";
import { usePageTitle } from "../page-title.ts";

const AllParts = ({ theme }: { readonly theme: "light" | "dark" }) => (
  <div data-theme={theme} className="grid content-start gap-6 bg-paper p-6 text-ink">
    <p className="font-display text-xl">{theme === "light" ? "Light" : "Dark"}</p>
    <PressParts />
    <FieldParts />
    <ChoiceParts />
    <ContentParts theme={theme} />
    <OverlayParts />
  </div>
);

export const Component = () => {
  usePageTitle("Parts");
  return (
    <main id="main" tabIndex={-1}>
      <h1 className="p-6">Parts</h1>
      <div className="grid xl:grid-cols-2">
        <AllParts theme="light" />
        <AllParts theme="dark" />
      </div>
    </main>
  );
};
