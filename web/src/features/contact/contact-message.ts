import type { ContactRequest } from "@smart-planner/contract";

export type Delivery = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** The form keeps its text until this reports success. */
export type DeliverMessage = (message: ContactRequest) => Promise<Delivery>;
