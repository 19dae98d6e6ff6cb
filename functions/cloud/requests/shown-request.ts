import {
  arrivedItems,
  type PaperRequest,
  type PaperRequestSummary,
  requestStateOf,
} from "../../../shared/cloud/paper-request.ts";
import type { StoredRequest } from "../../data/cloud/cloud-requests.collection.ts";
import { filesIn, type RequestUse } from "../../data/cloud/request-uses.repository.ts";

export const shownSummary = (request: StoredRequest, use: RequestUse | undefined): PaperRequestSummary => {
  const files = filesIn(use);
  const arrived = arrivedItems(files).size;
  const wanted = request.items.length;
  const { id, itemId, title, name, expiresAt, createdAt, creatorName, closedAt } = request;
  return {
    id,
    itemId,
    title,
    name,
    state: requestStateOf(closedAt, arrived, wanted),
    arrived,
    wanted,
    toJudge: files.filter((file) => file.state === "received").length,
    expiresAt,
    createdAt,
    creatorName,
    submittedAt: use?.submittedAt ?? null,
    closedAt,
  };
};

export const shownRequest = (
  request: StoredRequest,
  use: RequestUse | undefined,
  url: string | undefined,
): PaperRequest => {
  const { items, email, language, remindAt } = request;
  return {
    ...shownSummary(request, use),
    ...(url !== undefined && { url }),
    items: [...items],
    email,
    language,
    remindAt,
    remindedAt: use?.remindedAt ?? null,
    files: [...filesIn(use)],
  };
};
