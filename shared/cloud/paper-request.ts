import { millisecondsInDay } from "date-fns/constants";
import * as z from "zod";
import { Id, MailAddress, optionalLine, requiredText, Timestamp } from "../contract/wire.ts";
import { TypedName } from "../files/file-name.ts";
import { otherLanguages } from "../organisations/public-address.ts";
import { Folder } from "./cloud-item.ts";

export const MOST_REQUEST_DAYS = 180;
const MOST_REQUESTED_ITEMS = 50;
export const MOST_REQUEST_FILES = 200;
export const MOST_REQUEST_BYTES = 2 * 1024 ** 3;
export const MOST_REASON = 500;

/** One day more, since the last day may be chosen in another time zone. */
export const LONGEST_REQUEST = (MOST_REQUEST_DAYS + 1) * millisecondsInDay;

export const RequestLanguage = z.enum(["de", ...otherLanguages]);
export type RequestLanguage = z.infer<typeof RequestLanguage>;

const RequestedItem = z
  .object({ name: requiredText(120), hint: optionalLine(300).optional() })
  .meta({ id: "RequestedItem" });

const RequestReminderDays = z.int().min(1).max(MOST_REQUEST_DAYS);

/** `title` names the folder of received files; without `remindAfterDays` there is no reminder. */
export const PaperRequestDraft = z
  .object({
    title: TypedName,
    items: z.array(RequestedItem).min(1).max(MOST_REQUESTED_ITEMS),
    name: requiredText(120),
    email: MailAddress,
    expiresAt: Timestamp,
    remindAfterDays: RequestReminderDays.nullish(),
    language: RequestLanguage.default("de"),
  })
  .meta({ id: "PaperRequestDraft" });
export type PaperRequestDraft = z.output<typeof PaperRequestDraft>;
export type PaperRequestForm = z.input<typeof PaperRequestDraft>;

/** `receiving`: on its way or unchecked; `refused`: by the check; `returned`: by the requester. */
export const RequestFileState = z.enum(["receiving", "received", "accepted", "returned", "refused"]);
export type RequestFileState = z.infer<typeof RequestFileState>;

/** `item`: index of the requested item; `cloudItemId`: the received file in the cloud. */
export const RequestFile = z
  .object({
    id: Id,
    item: z.int(),
    cloudItemId: Id.nullable(),
    name: z.string(),
    size: z.int(),
    state: RequestFileState,
    reason: z.string().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: "RequestFile" });
export type RequestFile = z.infer<typeof RequestFile>;

export const RequestState = z.enum(["waiting", "partial", "complete", "closed"]);
export type RequestState = z.infer<typeof RequestState>;

/**
 * `itemId`: the folder of received files; `arrived`: how many items have files;
 * `toJudge`: how many files are neither accepted nor returned.
 */
export const PaperRequestSummary = z
  .object({
    id: Id,
    itemId: Id,
    title: z.string(),
    name: z.string(),
    state: RequestState,
    arrived: z.int(),
    wanted: z.int(),
    toJudge: z.int(),
    expiresAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    creatorName: z.string(),
    submittedAt: z.iso.datetime().nullable(),
    closedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "PaperRequestSummary" });
export type PaperRequestSummary = z.infer<typeof PaperRequestSummary>;

export const OwnPaperRequest = PaperRequestSummary.extend({ path: z.array(Folder) }).meta({
  id: "OwnPaperRequest",
});
export type OwnPaperRequest = z.infer<typeof OwnPaperRequest>;

/** Only the requester gets `url`. */
export const PaperRequest = PaperRequestSummary.extend({
  url: z.string().optional(),
  items: z.array(z.object({ name: z.string(), hint: z.string().nullable() })),
  email: z.string(),
  language: RequestLanguage,
  remindAt: z.iso.datetime().nullable(),
  remindedAt: z.iso.datetime().nullable(),
  files: z.array(RequestFile),
}).meta({ id: "PaperRequest" });
export type PaperRequest = z.infer<typeof PaperRequest>;

const isThere = ({ state }: Pick<RequestFile, "state">): boolean =>
  state === "received" || state === "accepted";

export const arrivedItems = (files: Iterable<Pick<RequestFile, "item" | "state">>): ReadonlySet<number> =>
  new Set(Array.from(files).flatMap((file) => (isThere(file) ? [file.item] : [])));

export const requestStateOf = (closedAt: string | null, arrived: number, wanted: number): RequestState => {
  if (closedAt !== null) return "closed";
  if (arrived === 0) return "waiting";
  return arrived < wanted ? "partial" : "complete";
};
