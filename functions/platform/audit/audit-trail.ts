import { secondsInDay } from "date-fns/constants";
import { log } from "../logging/log.ts";
import type { Write } from "../table/item.ts";
import type { Table } from "../table/table.ts";
import { auditItemOf, type NewAuditEntry } from "./audit-item.ts";

/** Entries are only added, never changed or removed; the table's TTL ends them. */
export const openAuditTrail = (table: Table, retentionDays: () => Promise<number>) => {
  const itemOf = async (entry: NewAuditEntry) =>
    auditItemOf(entry, Math.floor(Date.now() / 1000) + (await retentionDays()) * secondsInDay);
  const onlyOnce = { ConditionExpression: "attribute_not_exists(pk)" };

  return {
    writeOf: async (entry: NewAuditEntry): Promise<Write> => ({
      Put: { Item: await itemOf(entry), ...onlyOnce },
    }),

    /** Rejects if the entry cannot be stored, after logging its ids. */
    put: async (entry: NewAuditEntry): Promise<void> => {
      try {
        // The entry is already there if the SDK repeated a request that had arrived.
        await table.tryPut(await itemOf(entry), onlyOnce);
      } catch (error) {
        const { id, action, actor, subject, requestId } = entry;
        log.error("an entry of the audit trail was not stored", {
          entryId: id,
          action,
          actorId: actor?.id,
          subjectId: subject.id,
          requestId,
        });
        throw error;
      }
    },
  };
};

export type AuditTrail = ReturnType<typeof openAuditTrail>;
