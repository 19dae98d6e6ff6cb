import { notifyDue } from "../../functions/calendar/notifications/notifier.ts";
import { openStillWanted } from "../../functions/calendar/notifications/still-wanted.ts";
import { openStores } from "../../functions/data/stores.ts";
import type { SentMail } from "../../functions/platform/mail/ses.ts";
import { calendar } from "../../shared/calendar/calendar.contract.ts";
import type { AnswerDraft } from "../../shared/calendar/event-attendance.ts";
import type { Employee } from "../../shared/organisations/employee.ts";
import { arrivingMails } from "../support/arriving-mails.ts";
import type { Browser } from "../support/browser.ts";
import { calendarFixture } from "./calendar.fixture.ts";

const subjectsOf = (mails: readonly SentMail[]) => mails.map(({ subject }) => subject);

/** Events whose mails go out when told, and arrive at once. */
export const eventMailFixture = async () => {
  const fixture = await calendarFixture();
  const { table, as } = fixture;
  const { sent, depsOn, arrive } = arrivingMails();
  const notify = (now = new Date(), on = table) => notifyDue(depsOn(on), now);
  const deliver = async (now = new Date()) => {
    const isWanted = openStillWanted(openStores(table), () => now);
    const fromOf = openStores(table).mailFrom;
    await arrive(table, { isWanted, fromOf });
  };
  let people = 0;

  return {
    ...fixture,
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
