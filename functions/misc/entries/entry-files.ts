import { attachmentsOf } from "../../data/files/attachments.ts";
import { filesOf, type StoredMiscEntry } from "../../data/misc/misc-entries.collection.ts";

export const entryFiles = attachmentsOf<StoredMiscEntry>("miscEntry", {
  filesOf,
  text: { path: "description", htmlOf: () => null },
});
