import { addDays } from "date-fns/addDays";
import { addHours } from "date-fns/addHours";
import { subDays } from "date-fns/subDays";
import type { StoredCloudItem } from "../../../functions/data/cloud/cloud-items.collection.ts";
import type { StoredRequest } from "../../../functions/data/cloud/cloud-requests.collection.ts";
import { requestedText } from "../../../functions/data/cloud/requested.text.ts";
import { requestedItem } from "../../../functions/data/cloud/take-requested.ts";
import type { RequestFile } from "../../../shared/cloud/paper-request.ts";
import { type Employee, fullName } from "../../../shared/organisations/employee.ts";
import type { SeededFile } from "../files/seeded-file.ts";
import { contentsOf } from "./cloud-file.ts";
import { type RequestText, requestTexts, type SentText } from "./requests.text.ts";

interface SeededRequest {
  readonly request: StoredRequest;
  readonly items: readonly StoredCloudItem[];
  readonly sent: readonly RequestFile[];
  readonly files: readonly SeededFile[];
}

const PARENT = "cloud-7-1";
const LAST_DAYS = 21;
const CLOSED_DAYS_AGO = 12;
const DAYS_APART = 4;

const arrived = async (
  request: StoredRequest,
  folder: StoredCloudItem,
  at: Date,
  { item, name, lines, state }: SentText,
) => {
  const id = `${folder.id}-${item + 1}`;
  const title = `${request.items[item]?.name} – ${name}`;
  const by = { uploadedBy: request.createdBy, uploaderName: requestedText.uploader };
  const { organisationId } = folder;
  const contents = await contentsOf(
    id,
    { name: title, lines },
    { ...by, uploadedAt: at.toISOString(), office: organisationId },
  );
  return contents.map(({ seeded, uploaded: { file, ...upload } }) => ({
    item: {
      ...requestedItem(request, { title, parentId: folder.id, organisationId, file, upload }, at),
      id,
    },
    sent: {
      id: file.id,
      item,
      cloudItemId: id,
      name,
      size: file.size,
      state,
      reason: null,
      at: at.toISOString(),
    },
    file: seeded,
  }));
};

const makeRequest = async (
  { title, name, email, items, sent, isClosed }: RequestText,
  place: number,
  asker: Employee,
  now: Date,
): Promise<SeededRequest> => {
  const at = subDays(now, 2 + place * DAYS_APART + (isClosed ? CLOSED_DAYS_AGO : 0));
  const by = { createdBy: asker.id, creatorName: fullName(asker) };
  const upper = { title, parentId: PARENT, organisationId: asker.employedAt, file: null, upload: null };
  const folder = { ...requestedItem(by, upper, at), id: `${PARENT}-request-${place + 1}` };
  const request: StoredRequest = {
    ...by,
    id: `request-${place + 1}`,
    itemId: folder.id,
    userId: "user-1",
    createdAt: at.toISOString(),
    title,
    items: items.map(([item, hint]) => ({ name: item, hint: hint ?? null })),
    name,
    email,
    language: "de",
    expiresAt: addDays(at, LAST_DAYS).toISOString(),
    remindAt: isClosed ? null : addDays(at, LAST_DAYS - 7).toISOString(),
    closedAt: isClosed ? subDays(now, CLOSED_DAYS_AGO).toISOString() : null,
  };
  const came = await Promise.all(
    sent.map((file, order) => arrived(request, folder, addHours(at, order + 3), file)),
  );
  const all = came.flat();
  return {
    request,
    items: [folder, ...all.map(({ item }) => item)],
    sent: all.map((one) => one.sent),
    files: all.map(({ file }) => file),
  };
};

export const makeRequests = (asker: Employee, now: Date): Promise<SeededRequest[]> =>
  Promise.all(requestTexts.map((text, place) => makeRequest(text, place, asker, now)));
