export interface ZipEntry {
  /** A folder's ends with a slash. */
  readonly path: string;
  readonly modifiedAt: string;
  /** None for a folder. */
  readonly file?: { readonly id: string; readonly size: number };
}

export const sizeOf = (entries: readonly ZipEntry[]): number =>
  entries.reduce((sum, { file }) => sum + (file?.size ?? 0), 0);

export const filesIn = (entries: readonly ZipEntry[]): number =>
  entries.filter(({ file }) => file !== undefined).length;
