import { wantsBell } from "../../../shared/notifications/topics.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { EventVisibility, isVisibleTo } from "../../../shared/visibility/visibility.ts";
import { type NewNotification, notifyWrite } from "../../data/notifications/notifications.repository.ts";
import { loadEmployeeViewers } from "../../data/people/employee-viewers.ts";
import { notifiedEmployees, type Ways } from "../../data/people/notified-employees.ts";
import type { LinkedStores, Stores } from "../../data/stores.ts";
import { mailOut } from "../../platform/mail/mail-out.ts";
import type { Mailing } from "../../platform/mail/mailings.repository.ts";
import { lazily } from "../../platform/runtime/lazily.ts";
import { asksAbout } from "./asks.ts";
import { openEventMail } from "./event-mail.ts";
import { mailingIds } from "./event-mailings.ts";
import { heldUntil } from "./held-until.ts";
import { concernsEvent, type SeenEvent } from "./wants-event.ts";

const notifiedGroups = async (eventId: string, current: EventVisibility, { eventMailings }: Stores) => {
  const others = EventVisibility.options.filter((visibility) => visibility !== current);
  const found = await Promise.all(
    others.map((visibility) => eventMailings.find(mailingIds.announcement(eventId, visibility))),
  );
  return others.filter((_, at) => found[at]?.isDone);
};

export const newsWays = async (event: SeenEvent, deps: Stores, now: Date): Promise<Ways> => {
  const [viewerOf, before] = await Promise.all([
    loadEmployeeViewers(deps),
    notifiedGroups(event.id, event.visibility, deps),
  ]);
  const isNews = (employee: Employee) => {
    const viewer = viewerOf(employee);
    const isNotified = viewer && before.some((visibility) => isVisibleTo(viewer, visibility));
    return !isNotified && concernsEvent(employee, event, viewer, now);
  };
  return {
    byMail: (employee) => isNews(employee) && employee.notifyAboutCalendarEvents,
    byBell: (employee) => isNews(employee) && wantsBell(employee, "event"),
  };
};

export const notifyOfEvent = async (
  deps: LinkedStores,
  mailing: Mailing,
  [eventId, group]: readonly [string, string],
  now: Date,
): Promise<void> => {
  const event = await deps.events.find(eventId);
  // Restoring the event, or showing it to this group again, plans the mailing anew.
  if (!event || event.deletedAt !== null || event.visibility !== group) {
    await deps.eventMailings.postpone(mailing, undefined);
    return;
  }
  const opening = await heldUntil(deps, now, event.start);
  if (opening) {
    await deps.eventMailings.postpone(mailing, opening.getTime());
    return;
  }
  const ways = await newsWays(event, deps, now);
  const notification: NewNotification = {
    kind: "event",
    subject: { area: "event", id: eventId },
    by: event.createdBy,
  };
  const mailTo = lazily(() => openEventMail(event, "announcement", deps, { now }));
  await mailOut(
    { ...deps, mailings: deps.eventMailings },
    mailing,
    notifiedEmployees(deps, ways),
    async ({ id, employee, addressed, isBelled }) => ({
      post: addressed && {
        mailId: `event-${mailing.id}-${id}`,
        mail: {
          to: addressed.email,
          officeId: event.organisationId,
          ...(await mailTo())(employee),
          asks: asksAbout("announcement", eventId, id),
        },
      },
      writes: isBelled ? [notifyWrite(id, notification, now)] : [],
    }),
  );
};
