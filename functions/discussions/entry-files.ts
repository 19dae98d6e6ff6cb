import type { StoredEntry } from "../data/discussions/forum-entries.collection.ts";
import { attachmentsOf } from "../data/files/attachments.ts";

export const entryFiles = attachmentsOf<StoredEntry>("forumEntry", {
  filesOf: ({ files }) => files,
  text: { path: "content", htmlOf: ({ content }) => content },
});

export const withoutFile = <Entry extends StoredEntry>(entry: Entry, fileId: string): Entry | undefined => {
  const files = entry.files.filter(({ id }) => id !== fileId);
  return files.length < entry.files.length ? { ...entry, files } : undefined;
};
