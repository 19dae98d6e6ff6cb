import { ulid } from "ulid";
import { quotaBytes } from "../../shared/administration/settings.ts";
import type { Viewer } from "../../shared/contract/permissions.ts";
import type { UploadRequest } from "../../shared/files/file.ts";
import { fileKindOf, isCalledImage, isShownInline } from "../../shared/files/file-kind.ts";
import { namedAs } from "../../shared/files/file-name.ts";
import { files as contract } from "../../shared/files/files.contract.ts";
import { fileProblems } from "../../shared/files/files.problems.ts";
import { PART_SIZE } from "../../shared/files/parts.ts";
import { usageAccount } from "../data/files/cloud-usage.repository.ts";
import { ADDRESS_CACHE_SECONDS } from "../data/files/shown-pictures.ts";
import type { StoredFile } from "../data/files/stored-file.ts";
import { implement } from "../platform/http/implement.ts";
import { notFound, Problem } from "../platform/http/problem.ts";
import { equalSecrets } from "../platform/security/secret.ts";
import { cancellationReasons } from "../platform/table/write-failures.ts";
import { objectionTo } from "./file-types.ts";
import type { FilesDeps } from "./files.deps.ts";
import { text } from "./files.text.ts";

type Counting = Pick<FilesDeps, "files" | "loadPartStore" | "cloudUsage" | "settings"> & {
  readonly viewer: Viewer;
};

const overQuota = async (quota: number, cause: unknown, { cloudUsage, viewer }: Counting) => {
  const detail = text.quotaReached(quota - (await cloudUsage.of(viewer.employedAt)), quota);
  return new Problem(fileProblems.quotaReached, {
    detail,
    errors: [{ path: "size", message: detail }],
    cause,
  });
};

const insertCounted = async (file: StoredFile, deps: Counting): Promise<void> => {
  const { files, loadPartStore, settings, viewer } = deps;
  const quota = quotaBytes(await settings.current());
  try {
    await files.insert({ ...file, countedFor: usageAccount(viewer.employedAt) }, quota);
  } catch (error) {
    if (file.uploadId !== undefined) {
      const parts = await loadPartStore();
      await parts.abort({ id: file.id, uploadId: file.uploadId });
    }
    const isFull = cancellationReasons(error)?.[1] === "ConditionalCheckFailed";
    throw isFull ? await overQuota(quota, error, deps) : error;
  }
};

type Limits = Pick<FilesDeps, "imageLimit" | "documentLimit" | "cloudFileLimit">;

const requireFit = (
  { contentType, size, multipart }: UploadRequest,
  { imageLimit, documentLimit, cloudFileLimit }: Limits,
) => {
  const isImage = isCalledImage(contentType) && !multipart;
  const limit = multipart ? cloudFileLimit : isImage ? imageLimit : documentLimit;
  if (size <= limit) return;
  const detail = isImage ? text.imageTooLarge(limit) : text.documentTooLarge(limit);
  throw new Problem(fileProblems.tooLarge, { detail, errors: [{ path: "size", message: detail }] });
};

/** An unowned file is its uploader's alone. */
const maySee = ({ owner, uploaderId }: StoredFile, viewer: Viewer, now: Date, { owners }: FilesDeps) =>
  owner ? owners.maySee(owner, viewer, now) : uploaderId === viewer.userId;

/** Undefined if the stored disposition fits. */
const otherDisposition = async (
  { owner, fileName, contentType }: StoredFile,
  isDownload: boolean,
  { owners }: FilesDeps,
) => {
  const title = owner ? await owners.titleOf(owner) : undefined;
  const name = title === undefined ? fileName : namedAs(title, fileName);
  const isInline = isShownInline(contentType);
  if (name === fileName && !(isInline && isDownload)) return undefined;
  return { fileName: name, isInline: isInline && !isDownload };
};

/** Whether the newsletter offers the file to holders of the token, and its article may still go out. */
const isOffered = async (
  newsletterId: string,
  { id, owner }: StoredFile,
  token: string,
  { newsletters, articles }: FilesDeps,
): Promise<boolean> => {
  if (owner?.kind !== "article") return false;
  const newsletter = await newsletters.find(newsletterId);
  const expected = newsletter?.fileTokens?.[owner.id];
  if (expected === undefined || !equalSecrets(expected, token)) return false;
  const article = await articles.find(owner.id);
  return article?.isNewsletterRelease === true && article.files.some((file) => file.id === id);
};

export const files = implement<typeof contract, FilesDeps>(contract, {
  begin: async ({ body }, deps) => {
    const { files, viewer, now } = deps;
    const objection = objectionTo(body);
    if (objection) {
      const errors = [{ path: "fileName", message: objection }];
      throw new Problem(fileProblems.typeRefused, { detail: objection, errors });
    }
    requireFit(body, deps);
    const { multipart, ...claims } = body;
    const id = ulid();
    const begun =
      multipart && (await (await deps.loadPartStore()).begin({ id, contentType: claims.contentType }));
    const file: StoredFile = {
      ...claims,
      id,
      owner: null,
      uploaderId: viewer.userId,
      state: "waiting",
      reason: null,
      createdAt: now.toISOString(),
      ...(begun && { uploadId: begun }),
    };
    if (file.purpose === "cloud") await insertCounted(file, deps);
    else await files.insert(file);
    if (multipart) return { id, partSize: PART_SIZE };
    return { id, upload: await (await deps.loadFileStore()).ticket(file) };
  },

  upload: async ({ params }, { files, viewer }) => {
    const file = await files.find(params.id);
    if (file?.uploaderId !== viewer.userId || file.state === "dropped")
      return notFound(fileProblems.notFound);
    return { ...file, state: file.state };
  },

  uploads: async ({ query }, { files, viewer }) => {
    const found = await files.findMany(query.ids);
    return {
      data: [...found.values()].flatMap(({ state, ...file }) =>
        file.uploaderId === viewer.userId && state !== "dropped" ? { ...file, state } : [],
      ),
    };
  },

  read: async ({ params, query }, deps) => {
    const { files, viewer, now } = deps;
    const file = await files.find(params.id);
    if (file?.state !== "ready" || !(await maySee(file, viewer, now, deps))) {
      return notFound(fileProblems.notFound);
    }
    if (query.variant && fileKindOf(file.contentType) !== "image") return notFound(fileProblems.notFound);
    const disposition = await otherDisposition(file, query.download ?? false, deps);
    const { addressOf } = await deps.loadFileAddresses();
    return { location: addressOf(file.id, query.variant, now, disposition), maxAge: ADDRESS_CACHE_SECONDS };
  },

  readPublic: async ({ params, query }, { files, loadFileAddresses, owners, now }) => {
    const file = await files.find(params.id);
    if (file?.state !== "ready" || !file.owner) return notFound(fileProblems.notFound);
    const isImage = fileKindOf(file.contentType) === "image";
    if (!(await owners.isPublic(file.owner, isImage ? "image" : "attachment", now))) {
      return notFound(fileProblems.notFound);
    }
    const { addressOf } = await loadFileAddresses();
    if (isImage) {
      const isMissing = query.variant === "title" && !file.hasTitle;
      const variant = isMissing ? "preview" : (query.variant ?? "preview");
      return { location: addressOf(file.id, variant, now), maxAge: ADDRESS_CACHE_SECONDS };
    }
    if (query.variant) return notFound(fileProblems.notFound);
    // Never cached, so that a withdrawn file is gone at once.
    return { location: addressOf(file.id, undefined, now), maxAge: 0 };
  },

  readOffered: async ({ params: { id, fileId }, query }, deps) => {
    const { files, now } = deps;
    const file = await files.find(fileId);
    if (file?.state !== "ready" || !(await isOffered(id, file, query.token, deps))) {
      return notFound(fileProblems.notFound);
    }
    const { addressOf } = await deps.loadFileAddresses();
    return { location: addressOf(file.id, undefined, now), maxAge: 0 };
  },
});
