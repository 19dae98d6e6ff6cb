import { openAuditTrail } from "../../platform/audit/audit-trail.ts";
import type { Table } from "../../platform/table/table.ts";
import { openSettings } from "../settings/settings.collection.ts";

export const openAudit = (table: Table, settings = openSettings(table)) =>
  openAuditTrail(table, async () => (await settings.current()).auditRetentionDays);
