import { secondsInDay } from "date-fns/constants";
import { log } from "../logging/log.ts";
import type { Write } from "../table/item.ts";
import type { Table } from "../table/table.ts";
import { auditItemOf, type NewAuditEntry } from "./audit-item.ts";

/**
 * The writing side of the audit trail, and all of it: entries are added, never changed or removed. They go by
 * themselves when the retention that was set at their time is over.
 */
export const openAuditTrail = (table: Table, retentionDays: () => Promise<number>) => {
  const itemOf = async (entry: NewAuditEntry) =>
    auditItemOf(entry, Math.floor(Date.now() / 1000) + (await retentionDays()) * secondsInDay);
  const onlyOnce = { ConditionExpression: "attribute_not_exists(pk)" };

  return {
    /** An entry as one write of a transaction. */
    writeOf: async (entry: NewAuditEntry): Promise<Write> => ({
      Put: { Item: await itemOf(entry), ...onlyOnce },
    }),

    /** Stores an entry by itself. One that cannot be stored leaves its trace in the log, and an error. */
    put: async (entry: NewAuditEntry): Promise<void> => {
      try {
        // Where it is there already the request was repeated: the first one had arrived.
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
