import { openStores } from "../../functions/data/stores.ts";
import { personalise } from "../../functions/data/templates/personal-mail.ts";
import { openOutbox } from "../../functions/platform/mail/outbox.ts";
import { openDelivery } from "../../functions/platform/mail/outbox-delivery.ts";
import type { OutboxMessage } from "../../functions/platform/mail/outbox-item.ts";
import type { SentMail } from "../../functions/platform/mail/ses.ts";
import type { Table } from "../../functions/platform/table/table.ts";

const PORTAL = "https://portal.example";

type DeliveryDeps = Parameters<typeof openDelivery>[1];

/** An outbox whose mails arrive when told. */
export const arrivingMails = () => {
  const waiting: OutboxMessage[] = [];
  const sent: SentMail[] = [];
  const queue = {
    send: async (messages: readonly OutboxMessage[]) => {
      waiting.push(...messages);
    },
  };
  const ses = {
    send: async (mail: SentMail) => {
      sent.push(mail);
      return "id";
    },
  };

  return {
    sent,
    queue,
    depsOn: (table: Table) => ({
      ...openStores(table),
      outbox: openOutbox(table, queue),
      portalOrigin: PORTAL,
    }),
    arrive: async (
      table: Table,
      more: Pick<DeliveryDeps, "isWanted" | "fromOf" | "compose">,
    ): Promise<void> => {
      const delivery = openDelivery(table, { ses, queue, textOf: () => "", personalise, ...more });
      for (const message of waiting.splice(0)) await delivery(message);
    },
  };
};
