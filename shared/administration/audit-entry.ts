import * as z from "zod";
import { Id } from "../contract/wire.ts";
import { publishTargets } from "../news/article.ts";
import { articleStates } from "../news/article-state.ts";
import { AuditAction, AuditGroup, AuditSubjectKind } from "./audit-action.ts";

/** `unknownName` stores no name, since people type their password there. */
export const RefusalReason = z.enum([
  "unknownName",
  "wrongPassword",
  "notActive",
  "temporaryPassword",
  "secondFactor",
  "unknownPasskey",
  "wrongPasskey",
  "passkeyCounter",
  "passwordsOff",
  "notVerified",
  "noUser",
  "severalUsers",
  "otherAccount",
]);
export type RefusalReason = z.infer<typeof RefusalReason>;

const ArticleStep = z.object({ from: z.enum(articleStates), to: z.enum(articleStates) });
const PublishTarget = z.enum(publishTargets);

const Name = z.string().max(300);

/** Names of fields and things, numbers and states; never typed values, secrets or addresses. */
export const AuditFacts = z
  .object({
    reason: RefusalReason,
    changed: z.array(Name).max(60),
    isAdmin: z.boolean(),
    given: z.array(Name).max(200),
    taken: z.array(Name).max(200),
    itemId: Id,
    rows: z.int(),
    total: z.int(),
    created: z.int(),
    updated: z.int(),
    deleted: z.int(),
    refused: z.int(),
    provider: Name,
    /** The provider left groups out, so roles stay as they were. */
    groupsUnknown: z.boolean(),
    isFiltered: z.boolean(),
    toAllAgain: z.boolean(),
    at: z.iso.datetime(),
    step: ArticleStep,
    releasedTo: z.array(PublishTarget),
    withdrawnFrom: z.array(PublishTarget),
    isAnnounced: z.boolean(),
    mails: z.int(),
    handedOver: z.object({ to: Name, total: z.int() }),
  })
  .partial()
  .meta({ id: "AuditFacts" });
export type AuditFacts = z.output<typeof AuditFacts>;

export const AuditEntry = z
  .object({
    id: Id,
    at: z.iso.datetime(),
    action: AuditAction,
    group: AuditGroup,
    /** Null if nobody is signed in: a stranger, or the portal itself. */
    actorId: Id.nullable(),
    actorName: z.string().nullable(),
    subjectKind: AuditSubjectKind.nullable(),
    subjectId: Id.nullable(),
    subjectName: z.string().nullable(),
    facts: AuditFacts,
    requestId: z.string().nullable(),
  })
  .meta({ id: "AuditEntry" });
export type AuditEntry = z.output<typeof AuditEntry>;
