import { onTestFinished, vi } from "vitest";
import { openBundleComposer } from "../../functions/cloud/watching/compose-bundle.ts";
import { notifyWatchers } from "../../functions/cloud/watching/notifier.ts";
import { openOutbox } from "../../functions/platform/mail/outbox.ts";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import type { Employee } from "../../shared/organisations/employee.ts";
import { arrivingMails } from "../support/arriving-mails.ts";
import { cloudFixture } from "./cloud.fixture.ts";

const HOUR = 3600 * 1000;

let hours = 0;

/** A cloud whose mails go out when told, and arrive at once; each has hours of its own, since one makes one mailing. */
export const watchingFixture = async () => {
  hours += 3;
  const begin = Math.floor(Date.now() / HOUR) * HOUR;
  vi.useFakeTimers({ toFake: ["Date"], now: begin + hours * HOUR });
  onTestFinished(() => void vi.useRealTimers());
  const fixture = await cloudFixture();
  const { table, as } = fixture;
  const { sent, queue, depsOn, arrive } = arrivingMails();
  const deliver = async () => {
    const compose = openBundleComposer(depsOn(table));
    await arrive(table, { compose });
  };
  const later = (hours: number) => new Date(Date.now() + hours * HOUR);
  const notify = (on = table, now = later(1.1)) => notifyWatchers(depsOn(on), now);
  let people = 0;

  return {
    ...fixture,
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
