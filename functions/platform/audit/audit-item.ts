import { decodeTime } from "ulid";
import { type AuditAction, groupOf, subjectKindOf } from "../../../shared/administration/audit-action.ts";
import {
  AuditEntry,
  type AuditFacts,
  AuditFacts as Facts,
} from "../../../shared/administration/audit-entry.ts";
import { monthOf } from "../../../shared/dates/utc-dates.ts";
import { packed, unpacked } from "../collection/packed.ts";
import type { Item, Key } from "../table/item.ts";

/** What is told of something that was done; when is in its id. */
export interface NewAuditEntry {
  readonly id: string;
  readonly action: AuditAction;
  readonly actor: { readonly id: string | null; readonly name: string | null } | null;
  readonly subject: { readonly id: string | null; readonly name: string | null };
  readonly facts: AuditFacts;
  readonly requestId: string | null;
}

/** Every partition of the trail begins so (`infra/functions/grants.ts` knows it, too). */
const PREFIX = "AUDIT#";

/** By months (YYYY-MM): no partition of the trail grows without end. */
export const partitionOf = (month: string): string => `${PREFIX}${month}`;

export const auditKeyOf = (id: string): Key => ({ pk: partitionOf(monthOf(decodeTime(id))), sk: id });

/** `expiresAt` in seconds: from then on the table may remove it. */
export const auditItemOf = (
  { id, action, actor, subject, facts, requestId }: NewAuditEntry,
  expiresAt: number,
): Key & Item => ({
  ...auditKeyOf(id),
  action,
  actorId: actor?.id ?? null,
  actorName: actor?.name ?? null,
  subjectId: subject.id,
  subjectName: subject.name,
  // Whatever else somebody hands over is dropped here.
  facts: packed(Facts.parse(facts)),
  requestId,
  expiresAt,
});

/** The entry of an item; undefined for one that is over, or of a kind that this version does not know. */
export const auditEntryOf = (item: Item, now: number): AuditEntry | undefined => {
  if (Number(item.expiresAt) * 1000 <= now) return undefined;
  const id = String(item.sk);
  const known = AuditEntry.shape.action.safeParse(item.action);
  if (!known.success) return undefined;
  const entry = AuditEntry.safeParse({
    ...item,
    id,
    at: new Date(decodeTime(id)).toISOString(),
    group: groupOf(known.data),
    subjectKind: subjectKindOf(known.data),
    facts: unpacked(item.facts),
  });
  return entry.data;
};
