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

export interface NewAuditEntry {
  readonly id: string;
  readonly action: AuditAction;
  readonly actor: { readonly id: string | null; readonly name: string | null } | null;
  readonly subject: { readonly id: string | null; readonly name: string | null };
  readonly facts: AuditFacts;
  readonly requestId: string | null;
}

/** `infra/functions/grants.ts` names this prefix, too. */
const PREFIX = "AUDIT#";

export const partitionOf = (month: string): string => `${PREFIX}${month}`;

export const auditKeyOf = (id: string): Key => ({ pk: partitionOf(monthOf(decodeTime(id))), sk: id });

/** `expiresAt` in seconds since 1970. */
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
  facts: packed(Facts.parse(facts)),
  requestId,
  expiresAt,
});

/** Undefined if it has expired, or if this version does not know its action. */
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
