import { addDays } from "date-fns/addDays";
import { getISODay } from "date-fns/getISODay";
import { setHours } from "date-fns/setHours";
import { startOfDay } from "date-fns/startOfDay";
import { openStores } from "../../functions/data/stores.ts";
import { notifyDue } from "../../functions/discussions/notifications/notifier.ts";
import { openStillWanted } from "../../functions/discussions/notifications/still-wanted.ts";
import { openOutbox } from "../../functions/platform/mail/outbox.ts";
import { inOffice } from "../../shared/dates/office-days.ts";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import type { Employee } from "../../shared/organisations/employee.ts";
import { arrivingMails } from "../support/arriving-mails.ts";
import { saveSettings } from "../support/settings.ts";
import { forumFixture } from "./forum.fixture.ts";

/** A forum whose mails go out when told, and arrive at once. */
export const notificationFixture = async () => {
  const fixture = await forumFixture();
  const { table, as, forum } = fixture;
  const { sent, queue, depsOn, arrive } = arrivingMails();
  const stores = openStores(table);
  const deliver = async (now = new Date()) => {
    const isWanted = openStillWanted(stores, () => now);
    await arrive(table, { isWanted });
  };
  const notify = (now = new Date(), on = table) => notifyDue(depsOn(on), now);
  let people = 0;

  return {
    ...fixture,
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

export const tomorrowAt = (hour: number) =>
  new Date(setHours(startOfDay(addDays(inOffice(new Date()), 1)), hour));

/** Newsletters, and mails about posts, go out tomorrow from 8 to 18. */
export const keepHours = async ({
  table,
}: Pick<Awaited<ReturnType<typeof notificationFixture>>, "table">) => {
  const days = [getISODay(inOffice(tomorrowAt(8)))];
  const sendWindow = { days, from: "08:00", until: "18:00", skipsHolidays: false };
  await saveSettings(table, { sendWindow });
};
