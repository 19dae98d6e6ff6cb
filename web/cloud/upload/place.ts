/** Where an upload goes. */
export interface Place {
  readonly parentId: string | null;
  readonly folders: readonly string[];
  /** Of the file that gets a new version. */
  readonly itemId?: string | undefined;
}
