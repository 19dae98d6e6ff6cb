export interface ZipEntry {
  /** A folder's path ends with a slash. */
  readonly path: string;
  readonly modifiedAt: string;
  readonly file?: { readonly id: string; readonly size: number };
}

const MOST_FILES = 50_000;
const MOST_BYTES = 20 * 1024 ** 3;

export const sizeOf = (entries: readonly ZipEntry[]): number =>
  entries.reduce((sum, { file }) => sum + (file?.size ?? 0), 0);

export const filesIn = (entries: readonly ZipEntry[]): number =>
  entries.filter(({ file }) => file !== undefined).length;

export const isTooMuch = (entries: readonly ZipEntry[]): boolean =>
  filesIn(entries) > MOST_FILES || sizeOf(entries) > MOST_BYTES;
