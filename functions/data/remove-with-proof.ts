import { ulid } from "ulid";
import type { AuditAction } from "../../shared/administration/audit-action.ts";
import type { NewAuditEntry } from "../platform/audit/audit-item.ts";
import type { AuditTrail } from "../platform/audit/audit-trail.ts";
import type { openCollection } from "../platform/collection/collection.ts";
import type { Identified, Stored } from "../platform/collection/collection-spec.ts";
import { Problem } from "../platform/http/problem.ts";
import type { Write } from "../platform/table/item.ts";

interface Proof {
  readonly audit: Pick<AuditTrail, "writeOf">;
  readonly action: AuditAction;
  readonly actor: NewAuditEntry["actor"];
  readonly requestId: string | null;
}

type Collection<Entity extends Identified> = Pick<ReturnType<typeof openCollection<Entity, never>>, "remove">;

/** The audit entry proves the removal by the id alone. False if the entity was changed or removed before. */
export const removeWithProof = async <Entity extends Identified>(
  collection: Collection<Entity>,
  entity: Stored<Entity>,
  { audit, ...proof }: Proof,
  writes: readonly Write[],
): Promise<boolean> => {
  const entry = { ...proof, id: ulid(), subject: { id: entity.id, name: null }, facts: {} };
  try {
    await collection.remove(entity.id, {
      ifVersion: entity.version,
      from: entity,
      inTransaction: async () => [await audit.writeOf(entry), ...writes],
    });
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
};
