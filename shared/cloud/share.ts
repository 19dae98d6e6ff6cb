import { hoursToMilliseconds } from "date-fns/hoursToMilliseconds";
import * as z from "zod";
import { Id, optionalLine, Timestamp } from "../contract/wire.ts";
import { Creator } from "../organisations/employee.ts";

export const DEFAULT_SHARE_DAYS = 14;
export const MOST_SHARE_DAYS = 90;
const MOST_DOWNLOADS = 10_000;
export const SHORTEST_SHARE_PASSWORD = 8;

/** Whoever chooses the last of ninety days in another time zone means it. */
export const LONGEST_SHARE = hoursToMilliseconds((MOST_SHARE_DAYS + 1) * 24);

/** `note` is for colleagues: outsiders never see it. */
export const ShareDraft = z
  .object({
    /** In two weeks unless told. */
    expiresAt: Timestamp.optional(),
    password: z.string().min(SHORTEST_SHARE_PASSWORD).max(200).optional(),
    maxDownloads: z.int().min(1).max(MOST_DOWNLOADS).optional(),
    note: optionalLine(200).optional(),
  })
  .meta({ id: "CloudShareDraft" });
export type ShareDraft = z.output<typeof ShareDraft>;
export type ShareForm = z.input<typeof ShareDraft>;

/** `unreachable`: the thing is deleted or hidden, or who shared it may not share it any more. */
const ShareState = z.enum(["active", "expired", "usedUp", "unreachable"]);
export type ShareState = z.infer<typeof ShareState>;

/** `url` for who made it only. */
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

/** Of a file, or of all as a ZIP. */
export const ShareDownload = z
  .object({ shareId: Id, at: z.iso.datetime(), title: z.string() })
  .meta({ id: "CloudShareDownload" });
export type ShareDownload = z.infer<typeof ShareDownload>;

/** `title` null: the thing is gone. */
export const ListedShare = Share.omit({ url: true })
  .extend({ title: z.string().nullable(), creator: Creator })
  .meta({ id: "ListedCloudShare" });
export type ListedShare = z.infer<typeof ListedShare>;
