import type { ReactNode } from "react";
import { Sheet } from "../../ui/sheet.tsx";

export const Part = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <Sheet className="grid grid-cols-[minmax(0,1fr)] gap-4 p-6">
    <h2 className="text-md">{title}</h2>
    {children}
  </Sheet>
);

export const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);
