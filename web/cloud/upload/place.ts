/** What becomes of a file whose like is there already: it is stored beside it, or as a version of this file. */
export type Answer = "both" | { readonly versionOf: string };

/** Where an upload goes. */
export interface Place {
  readonly parentId: string | null;
  readonly folders: readonly string[];
  /** Of the file that gets a new version. */
  readonly itemId?: string | undefined;
  readonly answer?: Answer | undefined;
}
