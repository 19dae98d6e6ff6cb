import * as z from "zod";
import { Id, optionalMailAddress } from "../contract/wire.ts";
import { SendWindow } from "./send-window.ts";

export const MIN_AUDIT_DAYS = 30;
export const MAX_AUDIT_DAYS = 3650;
/** A paused newsletter goes on, and who has got it gets it no second time. */
export const MIN_LEDGER_DAYS = 90;
export const MAX_LEDGER_DAYS = 3650;

const LedgerDays = z.int().min(MIN_LEDGER_DAYS).max(MAX_LEDGER_DAYS);
const MAX_APPLICATION_MONTHS = 36;
const MAX_CLOUD_QUOTA_GB = 100_000;

export const SettingsDraft = z
  .object({
    requireSecondFactorForAdministrators: z.boolean(),
    /** In days. */
    auditRetentionDays: z.int().min(MIN_AUDIT_DAYS).max(MAX_AUDIT_DAYS),
    /** In days, of newsletters that begin from now on; absent keeps what is set, as of all optional ones. */
    ledgerRetentionDays: LedgerDays.optional(),
    /** What the cloud holds for one office at most. */
    cloudQuotaGb: z.int().min(1).max(MAX_CLOUD_QUOTA_GB),
    /** Who gets orders of material; the office that runs the portal by default. */
    materialOrderEmail: optionalMailAddress,
    /** So long new applications are kept, if the applicant does not consent to more. */
    applicationMonths: z.int().min(1).max(MAX_APPLICATION_MONTHS),
    /** When newsletters may go out, null for always. */
    sendWindow: SendWindow.nullish(),
    /** Who releases an article has not written it last. */
    fourEyesForArticles: z.boolean().optional(),
    /** Somebody else releases a newsletter before it is sent. */
    fourEyesForNewsletters: z.boolean().optional(),
    /** Links of newsletters lead through the portal, which counts how often each is followed. */
    countsNewsletterClicks: z.boolean().optional(),
    /** All others sign in with the firm's account. */
    passwordsForAdministratorsOnly: z.boolean().optional(),
  })
  .meta({ id: "SettingsDraft" });
export type SettingsDraft = z.output<typeof SettingsDraft>;
export type SettingsForm = z.input<typeof SettingsDraft>;

export const defaultSettings: Omit<Settings, "id" | "modifiedAt" | "modifiedBy"> = {
  requireSecondFactorForAdministrators: false,
  auditRetentionDays: 730,
  ledgerRetentionDays: 400,
  cloudQuotaGb: 100,
  materialOrderEmail: null,
  applicationMonths: 6,
  sendWindow: null,
  fourEyesForArticles: false,
  fourEyesForNewsletters: false,
  countsNewsletterClicks: false,
  passwordsForAdministratorsOnly: false,
};

export const Settings = SettingsDraft.extend({
  id: Id,
  ledgerRetentionDays: LedgerDays,
  sendWindow: SendWindow.nullable(),
  fourEyesForArticles: z.boolean(),
  fourEyesForNewsletters: z.boolean(),
  countsNewsletterClicks: z.boolean(),
  passwordsForAdministratorsOnly: z.boolean(),
  modifiedAt: z.iso.datetime().nullable(),
  modifiedBy: Id.nullable(),
}).meta({ id: "Settings" });
export type Settings = z.output<typeof Settings>;

export const quotaBytes = ({ cloudQuotaGb }: Pick<SettingsDraft, "cloudQuotaGb">): number =>
  cloudQuotaGb * 1024 ** 3;
