import { sendAccountMail } from "../login/send-account-mail.ts";
import { type AccountMailMessage, openAccountMailRequests } from "../platform/account-mails.repository.ts";
import { openAuditTrail } from "../platform/audit/audit-trail.ts";
import { setting } from "../platform/environment.ts";
import { type OutboxMessage, openOutbox } from "../platform/mail/outbox.ts";
import { openTemplateSets } from "../platform/mail/template-sets.collection.ts";
import { openPeople } from "../platform/people/open-people.ts";
import { openResetCodes } from "../platform/people/reset-codes.repository.ts";
import { openQueue } from "../platform/queue.ts";
import { queueFunction } from "../platform/queue-function.ts";
import { openTable } from "../platform/table.ts";

const table = openTable();

/** Writes to who has forgotten the password, or was invited. */
export const handler = queueFunction<AccountMailMessage>(
  sendAccountMail({
    table,
    ...openPeople(table),
    templateSets: openTemplateSets(table),
    requests: openAccountMailRequests(table),
    resetCodes: openResetCodes(table),
    outbox: openOutbox(table, openQueue<OutboxMessage>(setting("MAIL_QUEUE_URL"))),
    audit: openAuditTrail(table),
    portalOrigin: setting("PORTAL_ORIGIN"),
  }),
);
