/** Plain text: nothing in it can become HTML. */
export type Block =
  | { readonly kind: "heading"; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: "bold"; readonly text: string }
  | { readonly kind: "bullets"; readonly items: readonly string[] }
  | { readonly kind: "numbers"; readonly items: readonly string[] }
  | { readonly kind: "paragraph"; readonly text: string }
  /** The first row is the header. */
  | { readonly kind: "table"; readonly rows: readonly (readonly string[])[] };

export interface PostSummary {
  readonly id: number;
  readonly title: string;
  readonly author: string;
  /** `2026-05-12`. */
  readonly date: string;
  /** `12 May 2026`. */
  readonly dateText: string;
  readonly readTime: string;
  readonly category: string;
  readonly excerpt: string;
  readonly description: string;
  readonly image: string;
  readonly tags: readonly string[];
}
