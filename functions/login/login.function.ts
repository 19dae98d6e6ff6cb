import { type AccountMailMessage, openAccountMails } from "../platform/account-mails.repository.ts";
import { openAuditTrail } from "../platform/audit/audit-trail.ts";
import { setting } from "../platform/environment.ts";
import { areaFunction } from "../platform/http/area-function.ts";
import { openNetworkCalls } from "../platform/network-calls.repository.ts";
import { openPeople } from "../platform/people/open-people.ts";
import { openResetCodes } from "../platform/people/reset-codes.repository.ts";
import { openQueue } from "../platform/queue.ts";
import { openSessions } from "../platform/session/session.repository.ts";
import { openSettings } from "../platform/settings.collection.ts";
import { openTable } from "../platform/table.ts";
import { openAccounts } from "./accounts.repository.ts";
import { login } from "./login.ts";
import { openSecondFactors } from "./second-factor/second-factors.repository.ts";
import { openSignInAttempts } from "./sign-in-attempts.repository.ts";
import { openAdministrators } from "./users/last-administrator.ts";

const table = openTable();
const people = openPeople(table);

export const handler = areaFunction([login], {
  table,
  ...people,
  accounts: openAccounts(table, people),
  sessions: openSessions(table, people),
  accountMails: openAccountMails(table, openQueue<AccountMailMessage>(setting("ACCOUNT_MAIL_QUEUE_URL"))),
  resetCodes: openResetCodes(table),
  secondFactors: openSecondFactors(table),
  settings: openSettings(table),
  calls: openNetworkCalls(table),
  audit: openAuditTrail(table),
  administrators: openAdministrators(table, people.users),
  attempts: openSignInAttempts(table),
});
