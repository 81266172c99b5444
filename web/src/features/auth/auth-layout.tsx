import type { ReactNode } from "react";
import { WeekArt } from "./week-art.tsx";

export const AuthLayout = ({
  brand,
  credit,
  children,
}: {
  readonly brand: ReactNode;
  readonly credit: ReactNode;
  readonly children: ReactNode;
}) => (
  <div className="grid min-h-dvh lg:grid-cols-[minmax(28rem,5fr)_7fr]">
    <div className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] px-5 py-4 md:px-10 md:py-6">
      <header className="-ms-1.5 flex flex-wrap items-center justify-between gap-x-4">
        {brand}
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="entrance grid w-full max-w-[23.5rem] gap-6 self-center justify-self-center py-8"
      >
        {children}
      </main>
      <footer className="py-5 text-xs text-ink-3">{credit}</footer>
    </div>
    <WeekArt />
  </div>
);
