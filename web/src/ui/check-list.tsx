import { Checkbox } from "./checkbox.tsx";

export interface CheckListItem {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly isTicked: boolean;
}

export const CheckList = ({
  legend,
  items,
  onTick,
}: {
  readonly legend: string;
  readonly items: readonly CheckListItem[];
  readonly onTick: (id: string, isTicked: boolean) => void;
}) => (
  <fieldset className="grid gap-2 text-sm">
    <legend className="mb-2 font-(--weight-semi)">{legend}</legend>
    {items.map(({ id, label, hint, isTicked }) => (
      <Checkbox
        key={id}
        label={<bdi>{label}</bdi>}
        hint={hint}
        checked={isTicked}
        onCheckedChange={(ticked) => onTick(id, ticked)}
      />
    ))}
  </fieldset>
);
