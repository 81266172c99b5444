import { useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Chip } from "../../ui/chip.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Switch } from "../../ui/switch.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Part, Row } from "./part.tsx";

const views = [
  { value: "week", label: "Week" },
  { value: "day", label: "Day" },
] as const;

const tabs = [
  { value: "one", label: "First", panel: <p>First panel</p> },
  { value: "two", label: "Second", panel: <p>Second panel</p> },
  {
    value: "three",
    label: "Third",
    mark: <Badge variant="outline">Marked</Badge>,
    panel: <p>Third panel</p>,
  },
] as const;

export const ChoiceParts = () => {
  const [view, setView] = useState<(typeof views)[number]["value"]>("week");
  const [tab, setTab] = useState<(typeof tabs)[number]["value"]>("one");
  const [isPressed, setPressed] = useState(true);
  return (
    <Part title="Choices">
      <Row>
        <SegmentedControl label="View" segments={views} value={view} onValueChange={setView} />
        <SegmentedControl
          label="Small view"
          size="sm"
          segments={views}
          value={view}
          onValueChange={setView}
        />
      </Row>
      <Row>
        <Chip pressed={isPressed} ticked onClick={() => setPressed(!isPressed)}>
          Ticked
        </Chip>
        <Chip pressed={!isPressed} onClick={() => setPressed(!isPressed)}>
          Plain
        </Chip>
        <Chip pressed={false} disabled>
          Disabled
        </Chip>
      </Row>
      <Switch label="Switch" hint="Acts at once." defaultChecked />
      <Switch label="Switch, disabled" disabled />
      <Checkbox label="Checkbox" hint="With a hint." defaultChecked />
      <Checkbox label="Checkbox, disabled" disabled />
      <Tabs label="Tabs" tabs={tabs} value={tab} onValueChange={setTab} />
    </Part>
  );
};
