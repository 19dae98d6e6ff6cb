import { personalise } from "../../functions/data/templates/personal-mail.ts";
import { openTemplateSets } from "../../functions/data/templates/template-sets.collection.ts";
import { openDiscussions } from "../../functions/discussions/discussions.deps.ts";
import { notifyDue } from "../../functions/discussions/notifications/notifier.ts";
import { openStillWanted } from "../../functions/discussions/notifications/still-wanted.ts";
import { openOutbox } from "../../functions/platform/mail/outbox.ts";
import { openDelivery } from "../../functions/platform/mail/outbox-delivery.ts";
import type { OutboxMessage } from "../../functions/platform/mail/outbox-item.ts";
import type { SentMail } from "../../functions/platform/mail/ses.ts";
import type { Table } from "../../functions/platform/table/table.ts";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import type { Employee } from "../../shared/organisations/employee.ts";
import { forumDesk } from "./forum-desk.ts";

const PORTAL = "https://portal.example";

/** A forum whose mails go out when told, and arrive at once. */
export const notificationDesk = async () => {
  const desk = await forumDesk();
  const { table, as, forum } = desk;
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
  const stores = openDiscussions(table);
  const depsOn = (other: Table) => ({
    ...openDiscussions(other),
    templateSets: openTemplateSets(other),
    outbox: openOutbox(other, queue),
    portalOrigin: PORTAL,
  });
  const deliver = async (now = new Date()) => {
    const isWanted = openStillWanted(stores, () => now);
    const delivery = openDelivery(table, { ses, queue, textOf: () => "", personalise, isWanted });
    for (const message of waiting.splice(0)) await delivery(message);
  };
  const notify = (now = new Date(), on = table) => notifyDue(depsOn(on), now);
  let people = 0;

  return {
    ...desk,
    sent,
    deliver,
    notify,
    /** One visit of the notifier, and the mails that follow from it. */
    run: async (now = new Date()) => {
      await notify(now);
      await deliver(now);
    },
    sweepOutbox: (now: Date) => openOutbox(table, queue).sweep(now.getTime()),
    /** Somebody whose mails are told apart from those of everybody else. */
    person: async (employee: Partial<Employee> = {}) => {
      const email = `person-${people++}-${forum.id}@berger.example`.toLowerCase();
      const browser = await as({ employee: { email, notifyOnOwnForumActivity: false, ...employee } });
      const { id } = browser.employee;
      return {
        ...browser,
        id,
        mails: () => sent.filter(({ to }) => to === email),
        followForum: () => stores.forumFollowers.change(id, [{ forumId: forum.id, active: true }]),
        choose: (postId: string, follows: boolean) =>
          browser.call(discussions.posts.follow, { params: { id: postId }, body: { follows } }),
      };
    },
  };
};
