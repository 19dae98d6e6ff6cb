import { hoursToMilliseconds } from "date-fns/hoursToMilliseconds";
import * as z from "zod";
import { Id, optionalLine, Timestamp } from "../contract/wire.ts";
import { Creator } from "../organisations/employee.ts";

export const DEFAULT_SHARE_DAYS = 14;
export const MOST_SHARE_DAYS = 90;
const MOST_DOWNLOADS = 10_000;
export const SHORTEST_SHARE_PASSWORD = 8;

/** One day more, since the last of ninety days may be chosen in another time zone. */
export const LONGEST_SHARE = hoursToMilliseconds((MOST_SHARE_DAYS + 1) * 24);

/** `note` is for colleagues: outsiders never see it. */
export const ShareDraft = z
  .object({
    /** Two weeks by default. */
    expiresAt: Timestamp.optional(),
    password: z.string().min(SHORTEST_SHARE_PASSWORD).max(200).optional(),
    maxDownloads: z.int().min(1).max(MOST_DOWNLOADS).optional(),
    note: optionalLine(200).optional(),
  })
  .meta({ id: "CloudShareDraft" });
export type ShareDraft = z.output<typeof ShareDraft>;
export type ShareForm = z.input<typeof ShareDraft>;

/** `unreachable`: the thing is deleted or hidden, or its sharer may not share it any more. */
const ShareState = z.enum(["active", "expired", "usedUp", "unreachable"]);
export type ShareState = z.infer<typeof ShareState>;

/** Only its creator gets `url`. */
export const Share = z
  .object({
    id: Id,
    itemId: Id,
    state: ShareState,
    url: z.string().optional(),
    expiresAt: z.iso.datetime(),
    hasPassword: z.boolean(),
    maxDownloads: z.int().nullable(),
    downloads: z.int(),
    lastUsedAt: z.iso.datetime().nullable(),
    note: z.string().nullable(),
    createdAt: z.iso.datetime(),
    createdBy: Id,
    creatorName: z.string(),
  })
  .meta({ id: "CloudShare" });
export type Share = z.infer<typeof Share>;

export const ShareDownload = z
  .object({ shareId: Id, at: z.iso.datetime(), title: z.string() })
  .meta({ id: "CloudShareDownload" });
export type ShareDownload = z.infer<typeof ShareDownload>;

/** `title` is null once the thing is deleted. */
export const ListedShare = Share.omit({ url: true })
  .extend({ title: z.string().nullable(), creator: Creator })
  .meta({ id: "ListedCloudShare" });
export type ListedShare = z.infer<typeof ListedShare>;
