import { ulid } from "ulid";
import { type AuditAction, subjectKindOf } from "../../../shared/administration/audit-action.ts";
import type { AuditFacts } from "../../../shared/administration/audit-entry.ts";
import type { Write } from "../table/item.ts";
import type { NewAuditEntry } from "./audit-item.ts";
import type { AuditTrail } from "./audit-trail.ts";
import { nameOf } from "./subject-name.ts";

/** What a handler adds to what the request itself tells; what is given later wins. */
export interface Noted<Action extends AuditAction = AuditAction> {
  /** Which of the actions that the contract names; the first unless told. */
  readonly action?: Action;
  /** Where nobody is signed in yet, or no longer. */
  readonly actor?: { readonly id: string; readonly name: string };
  readonly subject?: { readonly id?: string | null; readonly name?: string | null };
  readonly facts?: AuditFacts;
}

/** What a request records in the audit trail; what the pipeline knows, where its handler says nothing. */
export interface RequestTrail<Action extends AuditAction = AuditAction> {
  readonly note: (what: Noted<Action>) => void;
  /** The entry as one of the writes of the change itself: both are stored, or none. */
  readonly write: (what?: Noted<Action>) => Promise<Write>;
  /** Another entry of the same request, as a write: for what it brings about besides. */
  readonly add: (what: Noted<Action> & { readonly action: Action }) => Promise<Write>;
  /** Stores the entry now, for what is refused after that. */
  readonly record: (what?: Noted<Action>) => Promise<void>;
  /** Nothing was done that the trail should tell. */
  readonly skip: () => void;
}

interface Known {
  readonly action: AuditAction;
  readonly actor: NewAuditEntry["actor"];
  /** As far as the path tells. */
  readonly subject: NewAuditEntry["subject"];
  readonly itemId: string | undefined;
  readonly requestId: string;
}

/** The trail of one request, and what the pipeline does at its end. */
export const openRequestTrail = (audit: AuditTrail, known: Known) => {
  const id = ulid();
  let action = known.action;
  let { actor, subject } = known;
  let facts: AuditFacts = known.itemId === undefined ? {} : { itemId: known.itemId };
  let isDone = false;

  const note = (what: Noted) => {
    action = what.action ?? action;
    actor = what.actor ?? actor;
    subject = { ...subject, ...what.subject };
    facts = { ...facts, ...what.facts };
  };
  const entry = (): NewAuditEntry => ({ id, action, actor, subject, facts, requestId: known.requestId });

  const record = async (what: Noted = {}) => {
    note(what);
    isDone = true;
    await audit.put(entry());
  };
  const trail: RequestTrail = {
    note,
    write: (what = {}) => {
      note(what);
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

    /** Takes id and name of the entity that a request is about, as far as the handler has not told them. */
    about: (entity: unknown) => {
      const named = nameOf(subjectKindOf(action), entity);
      note({ subject: { id: subject.id ?? named.id, name: subject.name ?? named.name } });
    },

    /** Stores the entry, unless the handler's own writes have taken it along. */
    finish: async (): Promise<void> => {
      if (!isDone) await record();
    },
  };
};
