import { ulid } from "ulid";
import { quotaBytes } from "../../../shared/administration/settings.ts";
import { paperRequestProblems } from "../../../shared/cloud/cloud.problems.ts";
import type { publicRequests } from "../../../shared/cloud/public-requests.contract.ts";
import type { BodyOf } from "../../../shared/contract/endpoint.ts";
import { requestProblems } from "../../../shared/contract/general.problems.ts";
import { isAnything, isProgram, UploadedName } from "../../../shared/files/file-name.ts";
import { fileProblems } from "../../../shared/files/files.problems.ts";
import { PART_SIZE } from "../../../shared/files/parts.ts";
import type { RequestUse } from "../../data/cloud/request-uses.repository.ts";
import { usageAccount } from "../../data/files/cloud-usage.repository.ts";
import { isParted } from "../../data/files/parted-uploads.ts";
import type { StoredFile } from "../../data/files/stored-file.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import { cancellationReasons } from "../../platform/table/write-failures.ts";
import type { PublicRequestsDeps } from "./public-requests.deps.ts";
import { type BegunUpload, resumeUpload } from "./resume-upload.ts";
import { requestEnded, type VisitedRequest } from "./visited-request.ts";

type Asked = BodyOf<typeof publicRequests.begin>;
type Beginning = PublicRequestsDeps & { readonly now: Date };

/** Leaves room for a number. */
const LONGEST_TITLE = 245;

const titleOf = (
  { request, root, tree }: VisitedRequest,
  { item, fileName }: Asked,
  use: RequestUse,
): string => {
  const [ending = ""] = /\.\w{1,10}$/.exec(fileName) ?? [];
  const stem = `${request.items[item]?.name} – ${fileName.slice(0, fileName.length - ending.length)}`;
  const named = (more: string) =>
    UploadedName.parse(`${stem.slice(0, LONGEST_TITLE - ending.length).trim()}${more}${ending}`);
  const title = named("");
  const isSent = Object.values(use.files).some((file) => file.item === item && file.name === fileName);
  const there = Array.from(tree.rows.entries(), ({ listed }) => listed);
  const isTaken = isSent || there.some((row) => row.parentId === root.id && row.title === title);
  return isTaken ? named(` (${use.sent + 1})`) : title;
};

const requireFit = ({ request }: VisitedRequest, asked: Asked, { cloudFileLimit }: Beginning) => {
  if (!request.items[asked.item]) throw problemAt(requestProblems.malformed, "item");
  if (isProgram(asked.fileName) || isAnything(asked.fileName))
    throw problemAt(fileProblems.typeRefused, "fileName");
  if (asked.size > cloudFileLimit) throw problemAt(fileProblems.tooLarge, "size");
};

const insertCounted = async (
  file: StoredFile,
  { request }: VisitedRequest,
  { item, fileName, lastModified }: Asked,
  { files, requestUses, settings, table }: Beginning,
) => {
  const { id, size, createdAt } = file;
  const record = {
    id,
    item,
    cloudItemId: null,
    name: fileName,
    size,
    state: "receiving" as const,
    reason: null,
    at: createdAt,
    lastModified,
  };
  const inserts = files.insertWrites(file, quotaBytes(await settings.current()));
  try {
    await table.transact([...inserts, requestUses.addWrite(request, record)]);
  } catch (error) {
    const reasons = cancellationReasons(error)?.map((reason) => reason === "ConditionalCheckFailed");
    if (reasons?.[inserts.length]) throw new Problem(paperRequestProblems.full);
    throw reasons?.includes(true) ? new Problem(fileProblems.quotaReached, { cause: error }) : error;
  }
};

export const beginUpload = async (
  visited: VisitedRequest,
  asked: Asked,
  deps: Beginning,
): Promise<BegunUpload> => {
  requireFit(visited, asked, deps);
  const { request, asker } = visited;
  const { requestUses, loadFileStore, loadPartStore, now } = deps;
  const use = await requestUses.find(request);
  if (!use) throw requestEnded();
  const resumed = await resumeUpload(use, asked, deps);
  if (resumed) return resumed;
  const { contentType, size } = asked;
  const id = ulid(now.getTime());
  const parts = size > PART_SIZE ? await loadPartStore() : undefined;
  const file: StoredFile = {
    id,
    fileName: titleOf(visited, asked, use),
    contentType,
    size,
    purpose: "cloud",
    owner: { kind: "cloudRequest", id: request.id },
    uploaderId: request.userId,
    state: "waiting",
    reason: null,
    createdAt: now.toISOString(),
    countedFor: usageAccount(asker.employedAt),
    ...(parts && { uploadId: await parts.begin({ id, contentType }) }),
  };
  try {
    await insertCounted(file, visited, asked, deps);
  } catch (error) {
    if (isParted(file)) await parts?.abort(file);
    throw error;
  }
  if (parts) return { id, partSize: PART_SIZE, arrived: [], isComplete: false };
  return { id, upload: await (await loadFileStore()).ticket(file) };
};
