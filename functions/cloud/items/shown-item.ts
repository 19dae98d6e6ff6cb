import type { CloudFile, CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { visibilityOf } from "../../../shared/cloud/cloud-visibility.ts";
import type { ListedCloudItem, StoredContent } from "../../data/cloud/cloud-items.collection.ts";
import type { CloudPath } from "../../data/cloud/cloud-tree.ts";

export const shownContent = ({ checksum: _, ...file }: StoredContent): CloudFile => file;

const shownPath = (path: CloudPath) => path.map(({ id, title }) => ({ id, title }));

export const listedItem = ({ file, ...item }: ListedCloudItem, folders: CloudPath): CloudItem => ({
  id: item.id,
  title: item.title,
  description: item.description,
  visibility: item.visibility,
  folderVisibility: visibilityOf(folders),
  organisationId: item.organisationId,
  isFile: item.isFile,
  parentId: item.parentId,
  ...(file ? { file: shownContent(file) } : {}),
  closed: item.closed,
  createdAt: item.createdAt,
  createdBy: item.createdBy,
  ownedBy: item.ownedBy,
  modifiedAt: item.modifiedAt,
  modifiedBy: item.modifiedBy,
});

export const shownItem = (item: ListedCloudItem, folders: CloudPath): CloudItem => ({
  ...listedItem(item, folders),
  path: shownPath(folders),
});
