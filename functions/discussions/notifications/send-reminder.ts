import { officeDateTime } from "../../../shared/dates/office-days.ts";
import { wantsBell } from "../../../shared/notifications/topics.ts";
import { type Employee, fullName } from "../../../shared/organisations/employee.ts";
import { type NewNotification, notifyWrite } from "../../data/notifications/notifications.repository.ts";
import { notifiedEmployees } from "../../data/people/notified-employees.ts";
import type { LinkedStores } from "../../data/stores.ts";
import { personalValues } from "../../data/templates/personal-mail.ts";
import { mailOut } from "../../platform/mail/mail-out.ts";
import type { Mailing } from "../../platform/mail/mailings.repository.ts";
import { asksAbout } from "./asks.ts";
import { notificationsText as text } from "./notifications.text.ts";
import { keepPollMail } from "./poll-mail.ts";
import { loadReminded } from "./reminded.ts";

export const sendReminder = async (
  deps: LinkedStores,
  mailing: Mailing,
  postId: string,
  now: Date,
): Promise<void> => {
  const reminded = await loadReminded(postId, deps, now);
  if (!reminded) {
    await deps.forumMailings.finish(mailing.id, mailing.cursor);
    return;
  }
  const { post, questionnaire, lacksVote } = reminded;
  const { title, oncePerOrganisation, endOfVoting } = questionnaire;
  const end = endOfVoting === null ? null : officeDateTime(new Date(endOfVoting));
  const content = await keepPollMail(
    post,
    {
      occasion: text.reminder,
      title: text.reminderTitle(title),
      lines: text.reminderLines(title, oncePerOrganisation, end),
    },
    deps,
  );
  const notification: NewNotification = {
    kind: "pollReminder",
    subject: { area: "forumEntry", id: postId },
    occasion: mailing.id,
  };
  const ways = {
    byMail: lacksVote,
    byBell: (employee: Employee) => lacksVote(employee) && wantsBell(employee, notification.kind),
  };
  await mailOut(
    { ...deps, mailings: deps.forumMailings },
    mailing,
    notifiedEmployees(deps, ways),
    ({ id, employee, addressed, isBelled }) => ({
      post: addressed && {
        mailId: `forum-${mailing.id}-${id}`,
        mail: {
          to: addressed.email,
          content,
          values: personalValues(fullName(employee)),
          asks: asksAbout("reminder", postId, id),
        },
      },
      writes: isBelled ? [notifyWrite(id, notification, now)] : [],
    }),
  );
};
