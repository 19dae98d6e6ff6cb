import { versionProblems } from "../../../shared/cloud/cloud.problems.ts";
import { type CloudVersion, versions as contract } from "../../../shared/cloud/versions.contract.ts";
import { actorOf } from "../../../shared/contract/permissions.ts";
import { remembering } from "../../data/cloud/cloud-history.ts";
import type { StoredCloudItem, Uploaded } from "../../data/cloud/cloud-items.collection.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { CloudDeps } from "../cloud.deps.ts";
import { changeOf } from "../items/change-of.ts";
import { ownerOf, usesOf, withContent } from "../items/item-files.ts";
import { itemResource, type LocatedItem } from "../items/item-resource.ts";
import { shownContent, shownItem } from "../items/shown-item.ts";

const shownVersion = ({ file, ...upload }: Uploaded, isCurrent: boolean): CloudVersion => ({
  ...shownContent(file),
  createdAt: upload.uploadedAt,
  createdBy: upload.uploadedBy,
  creatorName: upload.uploaderName,
  isCurrent,
});

const versionsOf = ({ file, upload, versions }: StoredCloudItem): CloudVersion[] => [
  ...(file && upload ? [shownVersion({ file, ...upload }, true)] : []),
  ...versions.map((version) => shownVersion(version, false)),
];

const withVersion = (item: StoredCloudItem, versionId: string): StoredCloudItem => {
  if (item.file?.id === versionId) return item;
  const version = item.versions.find(({ file }) => file.id === versionId);
  if (!version) throw new Problem(versionProblems.notFound);
  const { file, ...upload } = version;
  return withContent({ content: { file, upload }, item });
};

export const versions = implement<typeof contract, CloudDeps, LocatedItem>(
  contract,
  {
    list: ({ resource }) => ({ data: versionsOf(resource) }),

    restore: async ({ resource, params }, { cloudItems, ownedFiles, cloudChanges, ...deps }) => {
      const { viewer, now } = deps;
      const modified = { modifiedAt: now.toISOString(), modifiedBy: actorOf(viewer) };
      const saved = await cloudChanges.recorded(now, (writesOf) =>
        cloudItems.update(
          resource.id,
          (item) => remembering(item, { ...withVersion(item, params.versionId), ...modified }, now),
          {
            inTransaction: async (before, after) => [
              ...(await ownedFiles.changeWrites(ownerOf(after), usesOf(before), usesOf(after), deps)),
              ...writesOf(changeOf(before, after, deps)),
            ],
          },
        ),
      );
      return shownItem(saved, resource.path);
    },
  },
  { resource: itemResource },
);
