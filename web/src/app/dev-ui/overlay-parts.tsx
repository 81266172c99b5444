import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Drawer } from "../../ui/drawer.tsx";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { Part, Row } from "./part.tsx";

export const OverlayParts = () => {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <Part title="Overlays">
      <Row>
        <Button onClick={() => setDialogOpen(true)}>Open dialog</Button>
        <Button onClick={() => setDrawerOpen(true)}>Open drawer</Button>
        <Tooltip trigger={<Button>Hover or focus</Button>}>More about it</Tooltip>
      </Row>
      <Dialog
        open={isDialogOpen}
        onOpenChange={setDialogOpen}
        title="A dialog"
        actions={
          <>
            <Button variant="quiet" onClick={() => setDialogOpen(false)}>
              Cancel
            </Button>
            <Button variant="primary" onClick={() => setDialogOpen(false)}>
              Save
            </Button>
          </>
        }
      >
        <Field label="Name">
          <TextInput />
        </Field>
      </Dialog>
      <Drawer open={isDrawerOpen} onOpenChange={setDrawerOpen} title="A drawer">
        <Button onClick={() => setDrawerOpen(false)}>Close</Button>
      </Drawer>
    </Part>
  );
};
