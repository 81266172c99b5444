export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export type Delivery = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** Takes a message on its way. The form keeps what was written until this says that it arrived. */
export type DeliverMessage = (message: ContactMessage) => Promise<Delivery>;

/** As specified: the message is thanked for and goes nowhere. */
export const deliverNothing: DeliverMessage = async () => ({ ok: true });
