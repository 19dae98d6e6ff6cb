import * as z from "zod";
import { Id, optionalMailAddress } from "../contract/wire.ts";
import { SendWindow } from "./send-window.ts";

export const MIN_AUDIT_DAYS = 30;
export const MAX_AUDIT_DAYS = 3650;
/** The ledger outlasts a pause, so that a resumed newsletter reaches nobody twice. */
export const MIN_LEDGER_DAYS = 90;
export const MAX_LEDGER_DAYS = 3650;

const LedgerDays = z.int().min(MIN_LEDGER_DAYS).max(MAX_LEDGER_DAYS);
const MAX_APPLICATION_MONTHS = 36;
const MAX_CLOUD_QUOTA_GB = 100_000;

export const SettingsDraft = z
  .object({
    requireSecondFactorForAdministrators: z.boolean(),
    auditRetentionDays: z.int().min(MIN_AUDIT_DAYS).max(MAX_AUDIT_DAYS),
    /** In days, for newsletters sent from now on; an absent optional setting stays as it is. */
    ledgerRetentionDays: LedgerDays.optional(),
    cloudQuotaGb: z.int().min(1).max(MAX_CLOUD_QUOTA_GB),
    /** Receives orders of material; by default the office that runs the portal. */
    materialOrderEmail: optionalMailAddress,
    applicationMonths: z.int().min(1).max(MAX_APPLICATION_MONTHS),
    sendWindow: SendWindow.nullish(),
    fourEyesForArticles: z.boolean().optional(),
    fourEyesForNewsletters: z.boolean().optional(),
    countsNewsletterClicks: z.boolean().optional(),
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
