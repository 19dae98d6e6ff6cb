import {
  type AccountMailMessage,
  openAccountMailRequests,
} from "../data/accounts/account-mails.repository.ts";
import { openResetCodes } from "../data/accounts/reset-codes.repository.ts";
import { openAudit } from "../data/audit/open-audit.ts";
import { openPeople } from "../data/people/open-people.ts";
import { openTemplateSets } from "../data/templates/template-sets.collection.ts";
import { sendAccountMail } from "../login/send-account-mail.ts";
import { openOutbox } from "../platform/mail/outbox.ts";
import type { OutboxMessage } from "../platform/mail/outbox-item.ts";
import { openQueue } from "../platform/queue/queue.ts";
import { queueFunction } from "../platform/queue/queue-function.ts";
import { setting } from "../platform/runtime/environment.ts";
import { openTable } from "../platform/table/table.ts";

const table = openTable();

export const handler = queueFunction<AccountMailMessage>(
  sendAccountMail({
    table,
    ...openPeople(table),
    templateSets: openTemplateSets(table),
    requests: openAccountMailRequests(table),
    resetCodes: openResetCodes(table),
    outbox: openOutbox(table, openQueue<OutboxMessage>(setting("MAIL_QUEUE_URL"))),
    audit: openAudit(table),
    portalOrigin: setting("PORTAL_ORIGIN"),
  }),
);
