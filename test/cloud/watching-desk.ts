import { onTestFinished, vi } from "vitest";
import { openBundleComposer } from "../../functions/cloud/watching/compose-bundle.ts";
import { openWatching } from "../../functions/cloud/watching/notifier.deps.ts";
import { notifyWatchers } from "../../functions/cloud/watching/notifier.ts";
import { personalise } from "../../functions/data/templates/personal-mail.ts";
import { openOutbox } from "../../functions/platform/mail/outbox.ts";
import { openDelivery } from "../../functions/platform/mail/outbox-delivery.ts";
import type { OutboxMessage } from "../../functions/platform/mail/outbox-item.ts";
import type { SentMail } from "../../functions/platform/mail/ses.ts";
import type { Table } from "../../functions/platform/table/table.ts";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import type { Employee } from "../../shared/organisations/employee.ts";
import { cloudDesk } from "./cloud-desk.ts";

const PORTAL = "https://portal.example";
const HOUR = 3600 * 1000;

let hours = 0;

/** A cloud whose mails go out when told, and arrive at once; each has hours of its own, since one makes one mailing. */
export const watchingDesk = async () => {
  hours += 3;
  const begin = Math.floor(Date.now() / HOUR) * HOUR;
  vi.useFakeTimers({ toFake: ["Date"], now: begin + hours * HOUR });
  onTestFinished(() => void vi.useRealTimers());
  const desk = await cloudDesk();
  const { table, as } = desk;
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
  const depsOn = (other: Table) => ({ ...openWatching(other, PORTAL), outbox: openOutbox(other, queue) });
  const deliver = async () => {
    const compose = openBundleComposer(openWatching(table, PORTAL));
    const delivery = openDelivery(table, { ses, queue, textOf: () => "", personalise, compose });
    for (const message of waiting.splice(0)) await delivery(message);
  };
  const later = (hours: number) => new Date(Date.now() + hours * HOUR);
  const notify = (on = table, now = later(1.1)) => notifyWatchers(depsOn(on), now);
  let people = 0;

  return {
    ...desk,
    // Sessions end within these hours, and that of the ready one began before.
    admin: await as({ isAdmin: true }),
    sent,
    later,
    deliver,
    notify,
    /** One visit of the notifier when the hour is over, and the mails that follow from it. */
    run: async (now?: Date) => {
      await notify(table, now);
      await deliver();
    },
    sweepOutbox: () => openOutbox(table, queue).sweep(later(2).getTime()),
    /** Somebody whose mails are told apart from those of everybody else. */
    person: async (employee: Partial<Employee> = {}) => {
      const email = `watcher-${people++}-${crypto.randomUUID()}@berger.example`;
      const browser = await as({ employee: { email, ...employee } });
      return {
        ...browser,
        mails: () => sent.filter(({ to }) => to === email),
        watch: async (id: string, watches = true) => {
          // What happened before is told to nobody.
          vi.setSystemTime(Date.now() + 1000);
          await browser.call(cloud.watching, { params: { id }, body: { watches } });
        },
      };
    },
  };
};
