import { openStores } from "../../functions/data/stores.ts";
import { sendAccountMail } from "../../functions/login/send-account-mail.ts";
import { openOutbox } from "../../functions/platform/mail/outbox.ts";
import { type OutboxMessage, outboxKey } from "../../functions/platform/mail/outbox-item.ts";
import type { Item } from "../../functions/platform/table/item.ts";
import { portal } from "../portal.ts";

/** Lets the worker answer what was asked for, as often as told; answers the stored mails. */
export const answerAccountMails = async (times = 1) => {
  const { table } = await portal();
  const sent: OutboxMessage[] = [];
  const outbox = openOutbox(table, { send: async (messages) => void sent.push(...messages) });
  const answer = sendAccountMail({ ...openStores(table), outbox, portalOrigin: "https://portal.example" });
  for (const { sk } of await table.all("ACCOUNT_MAIL")) {
    for (let time = 0; time < times; time++) await answer({ id: String(sk) });
  }
  return Promise.all(sent.map(async ({ id }): Promise<Item> => (await table.get(outboxKey(id))) ?? {}));
};
