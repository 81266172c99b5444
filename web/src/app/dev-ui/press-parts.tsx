import { ChevronLeft, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import type { ButtonVariant } from "../../ui/button-class.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { Part, Row } from "./part.tsx";

const variants: readonly ButtonVariant[] = [
  "primary",
  "secondary",
  "quiet",
  "danger",
  "danger-solid",
];

export const PressParts = () => {
  const [isLoading, setLoading] = useState(false);
  return (
    <Part title="Buttons">
      {variants.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} icon={<Plus />}>
            With icon
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} loading>
            Loading
          </Button>
        </Row>
      ))}
      <Row>
        <Button size="sm">Small</Button>
        <Button>Medium</Button>
        <Button size="lg">Large</Button>
        <Button variant="primary" loading={isLoading} onClick={() => setLoading(true)}>
          Keeps its width
        </Button>
        <Button variant="quiet" onClick={() => setLoading(false)}>
          Stop
        </Button>
      </Row>
      <Row>
        <IconButton label="Back" icon={<ChevronLeft />} />
        <IconButton label="Back, bordered" icon={<ChevronLeft />} bordered />
        <IconButton label="Remove" icon={<Trash2 />} size="sm" />
        <IconButton label="Remove, disabled" icon={<Trash2 />} size="sm" disabled />
        <Spinner label="Loading" />
      </Row>
    </Part>
  );
};
