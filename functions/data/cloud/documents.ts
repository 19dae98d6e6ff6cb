import type { Projection } from "../../platform/collection/projection.ts";
import type { IndexedRows } from "../../platform/search/indexed-collection.ts";
import { documentKindOf } from "../../platform/text-extraction/document-kind.ts";
import type { ListedCloudItem } from "./cloud-items.collection.ts";

export interface Documents extends IndexedRows {
  readonly get: (fileId: string) => ListedCloudItem | undefined;
}

const documentsIn = (rows: Projection<ListedCloudItem>): Documents => {
  const byFile = new Map<string, ListedCloudItem>();
  for (const { listed } of rows.entries()) {
    if (listed.file && documentKindOf(listed.file)) byFile.set(listed.file.id, listed);
  }
  return {
    size: byFile.size,
    revision: rows.revision,
    get: (fileId) => byFile.get(fileId),
    entries: () => Iterator.from(byFile.keys()).map((id) => ({ id, version: 1 })),
  };
};

/** The files in which words are looked for, by their current content, which never changes under its id. */
export const openDocuments = () => {
  let known: { readonly rows: Projection<ListedCloudItem>; readonly documents: Documents } | undefined;
  return (rows: Projection<ListedCloudItem>): Documents => {
    if (known?.rows !== rows || known.documents.revision !== rows.revision) {
      known = { rows, documents: documentsIn(rows) };
    }
    return known.documents;
  };
};
