import { isDeepStrictEqual } from "node:util";
import { ulid } from "ulid";
import { cloudProblems } from "../../../shared/cloud/cloud.problems.ts";
import type { CloudItemChange } from "../../../shared/cloud/cloud-item.ts";
import { items as contract } from "../../../shared/cloud/items.contract.ts";
import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { remembering } from "../../data/cloud/cloud-history.ts";
import type { StoredCloudItem } from "../../data/cloud/cloud-items.collection.ts";
import { enqueueText } from "../../data/cloud/text-queue.ts";
import { actorName } from "../../data/people/actor-name.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import type { Write } from "../../platform/table/item.ts";
import { retryOnConflict } from "../../platform/table/write-failures.ts";
import type { CloudDeps } from "../cloud.deps.ts";
import { changeOf } from "./change-of.ts";
import { ownerOf, uploadedFile, usesOf, withContent } from "./item-files.ts";
import { itemResource, type LocatedItem } from "./item-resource.ts";
import { freeNameFor, requireFreeName, requireLocation, requireNewContent } from "./location.ts";
import { MANY_MOVES, movedTo } from "./move.ts";
import { listedItem, shownItem } from "./shown-item.ts";

type Writing = CloudDeps & { readonly viewer: Viewer; readonly now: Date };

const requireOffice = async (id: string | null | undefined, { organisations }: CloudDeps) => {
  if (id && !(await organisations.find(id))) throw problemAt(cloudProblems.unknownOffice, "organisationId");
};

const uploadedNow = async (fileId: string, item: Pick<StoredCloudItem, "id">, deps: Writing) => {
  const [file, uploaderName] = await Promise.all([uploadedFile(fileId, item, deps), actorName(deps)]);
  const { viewer, now } = deps;
  return {
    file,
    upload: { uploadedAt: now.toISOString(), uploadedBy: actorOf(viewer), uploaderName },
  };
};

const newItem = async (draft: CloudItemChange, deps: Writing): Promise<StoredCloudItem> => {
  const { viewer, now } = deps;
  await requireOffice(draft.organisationId, deps);
  const id = ulid();
  const at = now.toISOString();
  const by = actorOf(viewer);
  const content = draft.fileId ? await uploadedNow(draft.fileId, { id }, deps) : { file: null, upload: null };
  return {
    id,
    title: draft.title ?? content.file?.fileName ?? "",
    description: draft.description ?? null,
    visibility: draft.visibility ?? "Everybody",
    organisationId: draft.organisationId === undefined ? viewer.employedAt : draft.organisationId,
    parentId: draft.parentId ?? null,
    isFile: content.file !== null,
    closed: content.file === null && (draft.closed ?? false),
    ...content,
    versions: [],
    createdAt: at,
    createdBy: by,
    modifiedAt: at,
    modifiedBy: by,
    deletedAt: null,
    deletedBy: null,
    deleterName: null,
    isPurged: false,
    former: [],
  };
};

export const newItems = implement<Pick<typeof contract, "create">, CloudDeps>(
  { create: contract.create },
  {
    create: async ({ body }, deps) => {
      const { cloudItems, ownedFiles, cloudChanges, viewer, now } = deps;
      const asked = await newItem(body, deps);
      const tree = await deps.cloudTree();
      const path = requireLocation(asked.parentId, tree, viewer);
      const isNumbered = asked.isFile && body.keepBoth;
      const item = isNumbered ? { ...asked, title: freeNameFor(asked, tree, viewer) } : asked;
      if (body.unlessSame) requireNewContent(item, tree, viewer);
      if (item.isFile) requireFreeName(item, tree, viewer);
      const { version } = await ownedFiles.refusingLostFiles(async () =>
        cloudChanges.recorded(now, async (writesOf) =>
          cloudItems.insert(item, [
            ...(await ownedFiles.changeWrites(ownerOf(item), [], usesOf(item), deps)),
            ...writesOf(changeOf(undefined, item, deps)),
          ]),
        ),
      );
      await enqueueText(item.file, deps.textQueue);
      return { ...shownItem(item, path), version };
    },
  },
);

type Content = Awaited<ReturnType<typeof uploadedNow>>;

const changedItem = (
  before: StoredCloudItem,
  body: CloudItemChange,
  content: Content | undefined,
  { viewer, now }: Writing,
): StoredCloudItem => {
  const changed: StoredCloudItem = {
    ...(content ? withContent({ content, item: before }) : before),
    title: body.title ?? before.title,
    description: body.description === undefined ? before.description : body.description,
    visibility: body.visibility ?? before.visibility,
    organisationId: body.organisationId === undefined ? before.organisationId : body.organisationId,
    closed: !before.isFile && (body.closed ?? before.closed),
  };
  const modified = isDeepStrictEqual(changed, before)
    ? {}
    : { modifiedAt: now.toISOString(), modifiedBy: actorOf(viewer) };
  return { ...changed, ...modified, parentId: body.parentId === undefined ? before.parentId : body.parentId };
};

const contentFrom = async ({ fileId }: CloudItemChange, item: StoredCloudItem, deps: Writing) => {
  if (!fileId || fileId === item.file?.id) return undefined;
  if (!item.isFile) throw problemAt(cloudProblems.notAFile, "fileId");
  return uploadedNow(fileId, item, deps);
};

export const itemChanges = implement<Pick<typeof contract, "update" | "remove">, CloudDeps, LocatedItem>(
  { update: contract.update, remove: contract.remove },
  {
    update: async ({ resource: { path: _, ...resource }, body, ifVersion }, deps) => {
      const { cloudItems, ownedFiles, cloudChanges, now } = deps;
      if (body.organisationId !== resource.organisationId) await requireOffice(body.organisationId, deps);
      const content = await contentFrom(body, resource, deps);
      let moving: readonly Write[] = [];
      const save = () =>
        cloudChanges.recorded(now, (writesOf) =>
          cloudItems.update(
            resource.id,
            async (current) => {
              if (current.deletedAt !== null) throw new Problem(cloudProblems.notFound);
              const after = changedItem(current, body, content, deps);
              moving = await movedTo(current, after, deps);
              return remembering(current, after, now);
            },
            {
              ifVersion,
              shown: async (current) => listedItem(current, (await deps.cloudTree()).foldersAbove(current)),
              inTransaction: async (current, after) => [
                ...moving,
                ...(await ownedFiles.changeWrites(ownerOf(after), usesOf(current), usesOf(after), deps)),
                ...writesOf(changeOf(current, after, deps)),
              ],
            },
          ),
        );
      const saved = await ownedFiles.refusingLostFiles(() => retryOnConflict(save, MANY_MOVES));
      if (content) await enqueueText(content.file, deps.textQueue);
      return { ...shownItem(saved, (await deps.cloudTree()).foldersAbove(saved)), version: saved.version };
    },

    remove: async ({ resource }, deps) => {
      const { cloudItems, cloudChanges, viewer, now, trail } = deps;
      const deleterName = await actorName(deps);
      const deleted = { deletedAt: now.toISOString(), deletedBy: actorOf(viewer), deleterName };
      await cloudChanges.recorded(now, (writesOf) =>
        cloudItems.update(
          resource.id,
          (item) => {
            if (item.deletedAt !== null) throw new Problem(cloudProblems.notFound);
            return remembering(item, { ...item, ...deleted }, now);
          },
          {
            inTransaction: async (before, after) => [
              await trail.write(),
              ...writesOf(changeOf(before, after, deps)),
            ],
          },
        ),
      );
    },
  },
  { resource: itemResource },
);
