import { ulid } from "ulid";
import {
  type AuditAction,
  type AuditSubjectKind,
  subjectKindOf,
} from "../../../shared/administration/audit-action.ts";
import type { AuditFacts } from "../../../shared/administration/audit-entry.ts";
import type { Write } from "../table/item.ts";
import type { NewAuditEntry } from "./audit-item.ts";
import type { AuditTrail } from "./audit-trail.ts";

const fields = ["title", "name", "username"] as const;

const textAt = (entity: object, field: string): string | null => {
  const value: unknown = Object.entries(entity).find(([key]) => key === field)?.[1];
  return typeof value === "string" && value !== "" ? value.slice(0, 300) : null;
};

const personIn = (entity: object) =>
  [textAt(entity, "firstname"), textAt(entity, "lastname")].filter((name) => name !== null).join(" ") || null;

/** Subjects whose names must not stay in the trail when they are deleted. */
const nameless: readonly (AuditSubjectKind | null)[] = ["subscriber", "application", "dataRequest"];

export const nameOf = (
  kind: AuditSubjectKind | null,
  entity: unknown,
): { readonly id: string | null; readonly name: string | null } => {
  if (typeof entity !== "object" || entity === null) return { id: null, name: null };
  const name =
    kind === "employee"
      ? personIn(entity)
      : (fields.map((field) => textAt(entity, field)).find((found) => found !== null) ?? null);
  return { id: textAt(entity, "id"), name: nameless.includes(kind) ? null : name };
};

export interface EntryDetails<Action extends AuditAction = AuditAction> {
  readonly action?: Action;
  readonly actor?: { readonly id: string; readonly name: string };
  readonly subject?: { readonly id?: string | null; readonly name?: string | null };
  readonly facts?: AuditFacts;
}

export interface RequestTrail<Action extends AuditAction = AuditAction> {
  readonly describe: (details: EntryDetails<Action>) => void;
  readonly write: (details?: EntryDetails<Action>) => Promise<Write>;
  readonly add: (details: EntryDetails<Action> & { readonly action: Action }) => Promise<Write>;
  readonly record: (details?: EntryDetails<Action>) => Promise<void>;
  readonly skip: () => void;
}

interface Known {
  readonly action: AuditAction;
  readonly actor: NewAuditEntry["actor"];
  readonly subject: NewAuditEntry["subject"];
  readonly itemId: string | undefined;
  readonly requestId: string;
}

export const openRequestTrail = (audit: AuditTrail, known: Known) => {
  const id = ulid();
  let action = known.action;
  let { actor, subject } = known;
  let facts: AuditFacts = known.itemId === undefined ? {} : { itemId: known.itemId };
  let isDone = false;

  const describe = (details: EntryDetails) => {
    action = details.action ?? action;
    actor = details.actor ?? actor;
    subject = { ...subject, ...details.subject };
    facts = { ...facts, ...details.facts };
  };
  const entry = (): NewAuditEntry => ({ id, action, actor, subject, facts, requestId: known.requestId });

  const record = async (details: EntryDetails = {}) => {
    describe(details);
    isDone = true;
    await audit.put(entry());
  };
  const trail: RequestTrail = {
    describe,
    write: (details = {}) => {
      describe(details);
      isDone = true;
      return audit.writeOf(entry());
    },
    add: ({ action: other, subject: whom, facts: more = {} }) =>
      audit.writeOf({
        id: ulid(),
        action: other,
        actor,
        subject: { id: null, name: null, ...whom },
        facts: more,
        requestId: known.requestId,
      }),
    record,
    skip: () => {
      isDone = true;
    },
  };

  return {
    trail,

    about: (entity: unknown) => {
      const named = nameOf(subjectKindOf(action), entity);
      describe({ subject: { id: subject.id ?? named.id, name: subject.name ?? named.name } });
    },

    finish: async (): Promise<void> => {
      if (!isDone) await record();
    },
  };
};
