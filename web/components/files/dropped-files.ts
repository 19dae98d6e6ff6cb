export interface LocatedFile {
  readonly file: File;
  /** Folder names from the drop target down to the file. */
  readonly folders: readonly string[];
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** A browser returns a hundred entries at a time, and an empty list at the end. */
const entriesIn = async (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
};

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

const filesBelow = async (entry: FileSystemEntry, folders: readonly string[]): Promise<LocatedFile[]> => {
  if (isFile(entry)) return [{ file: await fileOf(entry), folders }];
  if (!isFolder(entry)) return [];
  const below: LocatedFile[] = [];
  for (const inner of await entriesIn(entry))
    below.push(...(await filesBelow(inner, [...folders, entry.name])));
  return below;
};

/** Reads the event synchronously, since it is empty once its handler has returned. */
export const droppedFiles = async ({ items, files }: DataTransfer): Promise<LocatedFile[]> => {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry?.() ?? null).filter(
    (entry) => entry !== null,
  );
  const plain = Array.from(files, (file) => ({ file, folders: [] }));
  if (entries.length === 0) return plain;
  const placed = await Promise.all(entries.map((entry) => filesBelow(entry, [])));
  return placed.flat();
};

export const chosenFiles = (files: FileList | null): LocatedFile[] =>
  Array.from(files ?? [], (file) => ({ file, folders: file.webkitRelativePath.split("/").slice(0, -1) }));
