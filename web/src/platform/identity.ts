export interface User {
  readonly uid: string;
  readonly displayName: string;
  readonly email: string;
  readonly isAnonymous: boolean;
  readonly demo: boolean;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export type IdentityResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string };

export interface Identity {
  /**
   * Calls the listener as soon as it is known who is there, and again at every change, also one made
   * in another tab. Returns the way to stop.
   */
  observe(listener: (user: User | null) => void): () => void;
  signIn(credentials: Credentials): Promise<IdentityResult>;
  signUp(credentials: Credentials): Promise<IdentityResult>;
  /** Nobody is there from this moment on; a service that could not be told is told later. */
  signOut(): Promise<IdentityResult>;
  startDemo(): void;
  /** Asks the service again who is there, such as after a change of the account. */
  refresh(): Promise<void>;
}
