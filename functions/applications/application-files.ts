import type { StoredApplication } from "../data/applications/applications.collection.ts";
import type { FileUse } from "../data/files/owned-files.ts";
import type { Owner } from "../data/files/stored-file.ts";

export const ownerOf = ({ id }: Pick<StoredApplication, "id">): Owner => ({ kind: "application", id });

export const usesOf = (ids: readonly string[]): FileUse[] =>
  ids.map((id, at) => ({ id, path: `fileIds.${at}`, purpose: "application" }));
