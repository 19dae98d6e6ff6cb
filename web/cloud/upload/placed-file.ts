export interface PlacedFile {
  readonly file: File;
  /** Names of the folders it lies in, below where it was dropped. */
  readonly folders: readonly string[];
}

/** Where an upload goes. */
export interface Place {
  readonly parentId: string | null;
  readonly folders: readonly string[];
  /** Of the file that gets a new version. */
  readonly itemId?: string | undefined;
}
