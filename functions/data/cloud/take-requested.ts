import { ulid } from "ulid";
import { change, expression } from "../../platform/table/change.ts";
import type { Write } from "../../platform/table/item.ts";
import { valueOnConflict } from "../../platform/table/write-failures.ts";
import { fileKey } from "../files/file-item.ts";
import { dropWrite } from "../files/freed-files.ts";
import type { StoredFile } from "../files/stored-file.ts";
import type { Stores } from "../stores.ts";
import type { ListedCloudItem, StoredCloudItem } from "./cloud-items.collection.ts";
import type { StoredRequest } from "./cloud-requests.collection.ts";
import { filesIn } from "./request-uses.repository.ts";
import { requestedText } from "./requested.text.ts";

export const requestedItem = (
  request: Pick<StoredRequest, "createdBy">,
  item: Pick<StoredCloudItem, "title" | "parentId" | "organisationId" | "file" | "upload">,
  now: Date,
): StoredCloudItem => {
  const at = now.toISOString();
  return {
    id: ulid(),
    description: null,
    visibility: "Everybody",
    isFile: item.file !== null,
    closed: false,
    versions: [],
    createdAt: at,
    createdBy: request.createdBy,
    modifiedAt: at,
    modifiedBy: request.createdBy,
    deletedAt: null,
    deletedBy: null,
    deleterName: null,
    isPurged: false,
    former: [],
    ...item,
  };
};

const arrived = (
  request: StoredRequest,
  folder: ListedCloudItem | undefined,
  { id, fileName, contentType, size, checksum }: StoredFile,
  now: Date,
) =>
  requestedItem(
    request,
    {
      title: fileName,
      parentId: request.itemId,
      organisationId: folder?.organisationId ?? null,
      file: { id, fileName, contentType, size, ...(checksum && { checksum }) },
      upload: {
        uploadedAt: now.toISOString(),
        uploadedBy: request.createdBy,
        uploaderName: requestedText.uploader,
      },
    },
    now,
  );

const handOver = ({ id, owner }: StoredFile, item: StoredCloudItem): Write =>
  change(fileKey(id), {
    set: { ownerKind: "cloudItem", ownerId: item.id },
    remove: ["dueAt"],
    if: expression`ownerKind = ${"cloudRequest"} AND ownerId = ${owner?.id}`,
  });

/** Idempotent; the sweep removes the item if its folder is gone meanwhile. */
export const takeRequested = async (stores: Stores, file: StoredFile, now: Date): Promise<void> => {
  const { owner } = file;
  if (owner?.kind !== "cloudRequest" || (file.state !== "ready" && file.state !== "refused")) return;
  const { table, cloudItems, cloudRequests, requestUses, cloudChanges } = stores;
  const request = await cloudRequests.find(owner.id);
  const use = request && (await requestUses.find(request));
  const record = filesIn(use).find(({ id }) => id === file.id);
  if (!request || !record || file.state === "refused") {
    const refusal =
      request && record
        ? [requestUses.changeWrite(request, record, { state: "refused", reason: file.reason })]
        : [];
    await table.tryTransact([dropWrite(owner, file.id, now), ...refusal]);
    return;
  }
  const item = arrived(request, await cloudItems.findListed(request.itemId), file, now);
  await valueOnConflict(async () => {
    await cloudChanges.recorded(now, (writesOf) =>
      cloudItems.insert(item, [
        handOver(file, item),
        requestUses.changeWrite(request, record, { state: "received", cloudItemId: item.id }),
        ...writesOf({ itemId: item.id, kinds: ["created"], by: request.id, at: item.createdAt, from: null }),
      ]),
    );
  }, undefined);
};
