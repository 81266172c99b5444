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
  /** Calls the listener once the user is known and at every change, also from another tab. Returns how to stop. */
  observe(listener: (user: User | null) => void): () => void;
  signIn(credentials: Credentials): Promise<IdentityResult>;
  signUp(credentials: Credentials): Promise<IdentityResult>;
  /** Takes effect at once; a server that cannot be reached learns of it later. */
  signOut(): Promise<IdentityResult>;
  startDemo(): void;
  refresh(): Promise<void>;
}
