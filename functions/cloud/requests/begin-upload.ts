import { ulid } from "ulid";
import { quotaBytes } from "../../../shared/administration/settings.ts";
import { paperRequestProblems } from "../../../shared/cloud/cloud.problems.ts";
import type { publicRequests } from "../../../shared/cloud/public-requests.contract.ts";
import type { BodyOf } from "../../../shared/contract/endpoint.ts";
import { requestProblems } from "../../../shared/contract/general.problems.ts";
import type { UploadTicket } from "../../../shared/files/file.ts";
import { isCalledImage } from "../../../shared/files/file-kind.ts";
import { isAnything, isProgram, UploadedName } from "../../../shared/files/file-name.ts";
import { fileProblems } from "../../../shared/files/files.problems.ts";
import type { RequestUse } from "../../data/cloud/request-uses.repository.ts";
import { usageAccount } from "../../data/files/cloud-usage.repository.ts";
import type { StoredFile } from "../../data/files/stored-file.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import { cancellationReasons } from "../../platform/table/write-failures.ts";
import type { PublicRequestsDeps } from "./public-requests.deps.ts";
import { requestEnded, type VisitedRequest } from "./visited-request.ts";

type Asked = BodyOf<typeof publicRequests.begin>;
type Beginning = PublicRequestsDeps & { readonly now: Date };

/** Leaves room for a number. */
const LONGEST_TITLE = 245;

/** As the cloud calls it: what it was sent for comes first, and phones call all their pictures alike. */
const titleOf = (
  { request, root, tree }: VisitedRequest,
  { item, fileName }: Asked,
  use: RequestUse | undefined,
): string => {
  const [ending = ""] = /\.\w{1,10}$/.exec(fileName) ?? [];
  const stem = `${request.items[item]?.name} – ${fileName.slice(0, fileName.length - ending.length)}`;
  const named = (more: string) =>
    UploadedName.parse(`${stem.slice(0, LONGEST_TITLE - ending.length).trim()}${more}${ending}`);
  const title = named("");
  const isSent = Object.values(use?.files ?? {}).some((file) => file.item === item && file.name === fileName);
  const there = Array.from(tree.rows.entries(), ({ listed }) => listed);
  const isTaken = isSent || there.some((row) => row.parentId === root.id && row.title === title);
  return isTaken ? named(` (${(use?.sent ?? 0) + 1})`) : title;
};

const requireFit = ({ request }: VisitedRequest, asked: Asked, { documentLimit, imageLimit }: Beginning) => {
  if (!request.items[asked.item]) throw problemAt(requestProblems.malformed, "item");
  if (isProgram(asked.fileName) || isAnything(asked.fileName))
    throw problemAt(fileProblems.typeRefused, "fileName");
  const limit = isCalledImage(asked.contentType) ? imageLimit : documentLimit;
  if (asked.size > limit) throw problemAt(fileProblems.tooLarge, "size");
};

/** The file, what its office's cloud holds, and the limits of the request change together: exact for any number at once. */
export const beginUpload = async (
  visited: VisitedRequest,
  asked: Asked,
  deps: Beginning,
): Promise<UploadTicket> => {
  requireFit(visited, asked, deps);
  const { request, asker } = visited;
  const { files, requestUses, settings, table, now } = deps;
  const [use, current] = await Promise.all([requestUses.find(request), settings.current()]);
  const { contentType, size } = asked;
  const file: StoredFile = {
    id: ulid(now.getTime()),
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
  };
  const record = {
    id: file.id,
    item: asked.item,
    cloudItemId: null,
    name: asked.fileName,
    size,
    state: "receiving" as const,
    reason: null,
    at: file.createdAt,
  };
  const inserts = files.insertWrites(file, quotaBytes(current));
  try {
    await table.transact([...inserts, requestUses.addWrite(request, record)]);
  } catch (error) {
    const reasons = cancellationReasons(error)?.map((reason) => reason === "ConditionalCheckFailed");
    if (reasons?.[inserts.length]) throw use ? new Problem(paperRequestProblems.full) : requestEnded();
    throw reasons?.includes(true) ? new Problem(fileProblems.quotaReached, { cause: error }) : error;
  }
  return { id: file.id, upload: await (await deps.loadFileStore()).ticket(file) };
};
