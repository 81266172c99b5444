import type { ContactRequest } from "@smart-planner/contract";

export type Delivery = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** Takes a message on its way. The form keeps what was written until this says that it arrived. */
export type DeliverMessage = (message: ContactRequest) => Promise<Delivery>;
