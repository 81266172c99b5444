import { useEffect } from "react";
import { useNavigate } from "react-router";
import { waysHere } from "../platform/ways-here.ts";

export const passwordsAreOff = (): boolean => waysHere().split(" ").includes("no-password");

/** A page about passwords, if they are switched off: its address leads to the login page. */
export const usePasswordsHere = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (passwordsAreOff()) void navigate("/login", { replace: true });
  }, [navigate]);
};
