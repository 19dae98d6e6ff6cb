import { openAuditTrail } from "../../platform/audit/audit-trail.ts";
import type { Table } from "../../platform/table/table.ts";
import { openSettings } from "../settings/settings.collection.ts";

/** The audit trail, whose entries stay as long as the settings say at the time. */
export const openAudit = (table: Table, settings = openSettings(table)) =>
  openAuditTrail(table, async () => (await settings.current()).auditRetentionDays);
