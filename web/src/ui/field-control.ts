import { createContext, type HTMLAttributes, useContext } from "react";

export type FieldControl = Pick<
  HTMLAttributes<Element>,
  "id" | "aria-describedby" | "aria-invalid"
>;

export const FieldControlContext = createContext<FieldControl>({});

/** Attributes from the surrounding field; the control's own win. */
export const useFieldControl = (own: FieldControl): FieldControl => {
  const given = useContext(FieldControlContext);
  const describedBy = [own["aria-describedby"], given["aria-describedby"]]
    .filter((id) => id !== undefined)
    .join(" ");
  return {
    id: own.id ?? given.id,
    "aria-describedby": describedBy === "" ? undefined : describedBy,
    "aria-invalid": own["aria-invalid"] ?? given["aria-invalid"],
  };
};
