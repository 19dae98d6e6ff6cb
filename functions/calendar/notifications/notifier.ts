import type { LinkedStores } from "../../data/stores.ts";
import { mailOutDue } from "../../platform/mail/mail-out.ts";
import { notifyAttendees } from "./notify-attendees.ts";
import { notifyOfEvent } from "./notify-of-event.ts";
import { remindDayAhead, remindUnanswered } from "./remind-of-event.ts";

const mailDue = (deps: LinkedStores, now: Date) =>
  mailOutDue(deps.eventMailings, now, (mailing) => {
    const [kind, eventId = "", detail = ""] = mailing.id.split("#");
    switch (kind) {
      case "ahead":
        return remindDayAhead(deps, mailing, [eventId, detail], now);
      case "remind":
        return remindUnanswered(deps, mailing, eventId, now);
      default:
        return notifyOfEvent(deps, mailing, [eventId, detail], now);
    }
  });

export const notifyDue = async (deps: LinkedStores, now: Date): Promise<void> => {
  const failures: unknown[] = [];
  const attempt = (work: Promise<unknown>) => work.catch((error: unknown) => failures.push(error));
  for (const eventId of await deps.eventAnswers.due(now)) await attempt(notifyAttendees(eventId, deps, now));
  await attempt(mailDue(deps, now));
  if (failures.length) throw new AggregateError(failures, "Some mails about events failed");
};
