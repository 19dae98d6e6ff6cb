import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { SQSClient } from "@aws-sdk/client-sqs";
import {
  type AccountMailMessage,
  openAccountMails,
} from "../../functions/data/accounts/account-mails.repository.ts";
import { openAudit } from "../../functions/data/audit/open-audit.ts";
import { openPeople } from "../../functions/data/people/open-people.ts";
import { createAdministrator, type Outcome } from "../../functions/login/users/create-administrator.ts";
import { openQueue } from "../../functions/platform/queue/queue.ts";
import { openTable } from "../../functions/platform/table/table.ts";
import { messageOf } from "../local/error-message.ts";
import { deployedPortal } from "./deployed-portal.ts";
import { localPortal } from "./local-portal.ts";
import type { PortalAccess } from "./portal-access.ts";
import { type CreateAdminArguments, readArguments } from "./read-arguments.ts";

const messages: Readonly<Record<Outcome, (who: CreateAdminArguments, origin: string) => string>> = {
  invited: ({ username, email }, origin) =>
    `${username} administrates ${origin} now. An invitation to set a password goes to ${email}; it is good for 7 days.`,
  invitedAgain: ({ username, email }) =>
    `${username} was invited before and has set no password yet. Another invitation goes to ${email}.`,
  isAdministrator: ({ username }, origin) =>
    `${username} administrates ${origin} already and has a password. Who has forgotten it: ${origin}/login`,
};

const create = async (wanted: CreateAdminArguments, access: PortalAccess): Promise<Outcome> => {
  const dynamodb = new DynamoDBClient(access.dynamodb);
  const sqs = new SQSClient(access.sqs);
  const table = openTable(dynamodb, access.tableName);
  try {
    return await createAdministrator(wanted, {
      ...openPeople(table),
      accountMails: openAccountMails(
        table,
        openQueue<AccountMailMessage>(() => access.queueUrl, sqs),
      ),
      audit: openAudit(table),
      actorName: "npm run create-admin",
      now: new Date(),
    });
  } finally {
    dynamodb.destroy();
    sqs.destroy();
  }
};

try {
  const wanted = readArguments(process.argv.slice(2));
  const access = wanted.stage === "local" ? localPortal(process.env) : await deployedPortal(wanted.stage);
  console.log(messages[await create(wanted, access)](wanted, access.origin));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
