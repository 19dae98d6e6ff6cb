import { openCalendar } from "../../functions/calendar/calendar.deps.ts";
import { notifyDue } from "../../functions/calendar/notifications/notifier.ts";
import { openStillWanted } from "../../functions/calendar/notifications/still-wanted.ts";
import { openPeople } from "../../functions/data/people/open-people.ts";
import { openMailFrom } from "../../functions/data/templates/mail-sender.ts";
import { personalise } from "../../functions/data/templates/personal-mail.ts";
import { openTemplateSets } from "../../functions/data/templates/template-sets.collection.ts";
import { openOutbox } from "../../functions/platform/mail/outbox.ts";
import { openDelivery } from "../../functions/platform/mail/outbox-delivery.ts";
import type { OutboxMessage } from "../../functions/platform/mail/outbox-item.ts";
import type { SentMail } from "../../functions/platform/mail/ses.ts";
import { calendar } from "../../shared/calendar/calendar.contract.ts";
import type { AnswerDraft } from "../../shared/calendar/event-attendance.ts";
import type { Employee } from "../../shared/organisations/employee.ts";
import type { Browser } from "../support/browser.ts";
import { calendarDesk } from "./calendar-desk.ts";

const subjectsOf = (mails: readonly SentMail[]) => mails.map(({ subject }) => subject);

/** Events whose mails go out when told, and arrive at once. */
export const eventMailDesk = async () => {
  const desk = await calendarDesk();
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
  const notify = (now = new Date(), on = table) =>
    notifyDue(
      {
        ...openCalendar(on),
        templateSets: openTemplateSets(on),
        outbox: openOutbox(on, queue),
        portalOrigin: "https://portal.example",
      },
      now,
    );
  const deliver = async (now = new Date()) => {
    const isWanted = openStillWanted(openCalendar(table), () => now);
    const fromOf = openMailFrom(openPeople(table).organisations);
    const delivery = openDelivery(table, { ses, queue, textOf: () => "", personalise, isWanted, fromOf });
    for (const message of waiting.splice(0)) await delivery(message);
  };
  let people = 0;

  return {
    ...desk,
    notify,
    deliver,
    /** One visit of the notifier, and the mails that follow from it. */
    run: async (now = new Date()) => {
      await notify(now);
      await deliver(now);
    },
    say: async (id: string, by: Pick<Browser, "call">, answer: AnswerDraft["answer"]) =>
      (await by.call(calendar.answers.answer, { params: { id }, body: { answer } })).data,
    /** Somebody whose mails are told apart from those of everybody else. */
    person: async (employee: Partial<Employee> = {}) => {
      const email = `gast-${people++}-${crypto.randomUUID()}@berger.example`;
      const browser = await as({ employee: { email, notifyAboutCalendarEvents: false, ...employee } });
      const mails = () => sent.filter(({ to }) => to === email);
      return { ...browser, id: browser.employee.id, mails, subjects: () => subjectsOf(mails()) };
    },
  };
};
