import type { AccountMailMessage } from "../data/accounts/account-mails.repository.ts";
import { openLinkedStores } from "../data/stores.ts";
import { sendAccountMail } from "../login/send-account-mail.ts";
import { queueFunction } from "../platform/queue/queue-function.ts";

export const handler = queueFunction<AccountMailMessage>(sendAccountMail(openLinkedStores()));
