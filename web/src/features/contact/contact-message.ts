export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** From a field that people do not see: only a program fills it in. */
  readonly website: string;
}

export type Delivery = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** Takes a message on its way. The form keeps what was written until this says that it arrived. */
export type DeliverMessage = (message: ContactMessage) => Promise<Delivery>;
