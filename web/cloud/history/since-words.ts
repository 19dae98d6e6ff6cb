import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { placeWords, thenText as text } from "../cloud.text.ts";

/** What has become of it, each in a sentence of its own; nothing if it is as it was. */
export const sinceWords = ({ title, parentId, file, path = [], since }: CloudItem): string[] => {
  if (!since) return [];
  return [
    ...(since.isDeleted ? [text.deleted] : []),
    ...(since.parentId === parentId || since.isDeleted ? [] : [text.moved(placeWords(path))]),
    ...(since.title === title ? [] : [text.renamed(since.title)]),
    ...((file?.id ?? null) === since.fileId ? [] : [since.isKept ? text.replaced : text.lost]),
  ];
};
