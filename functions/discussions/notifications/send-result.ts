import { wantsBell } from "../../../shared/notifications/topics.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import { notifyWrite } from "../../data/notifications/notifications.repository.ts";
import { loadSigningIn } from "../../data/people/notified-employees.ts";
import { type Addressed, loadReachable } from "../../data/people/reachable-employees.ts";
import type { LinkedStores } from "../../data/stores.ts";
import { personalValues } from "../../data/templates/personal-mail.ts";
import { mailOut } from "../../platform/mail/mail-out.ts";
import type { Mailing } from "../../platform/mail/mailings.repository.ts";
import { closedAtOf } from "../polls/shown-questionnaire.ts";
import { asksAbout } from "./asks.ts";
import { notificationsText as text } from "./notifications.text.ts";
import { keepPollMail } from "./poll-mail.ts";
import { loadAwaited, resultLines } from "./poll-result.ts";

export const sendResult = async (
  deps: LinkedStores,
  mailing: Mailing,
  postId: string,
  now: Date,
): Promise<void> => {
  const awaited = await loadAwaited(postId, deps);
  const end = awaited?.questionnaire.endOfVoting ?? null;
  if (!awaited || !closedAtOf(awaited.questionnaire, awaited.state, now)) {
    await deps.forumMailings.postpone(mailing, awaited && end !== null ? Date.parse(end) : undefined);
    return;
  }
  const { post, questionnaire, state } = awaited;
  const author = post.createdBy === null ? undefined : await deps.employees.find(post.createdBy);
  const [isReachable, signingIn] = await Promise.all([loadReachable(deps), loadSigningIn(deps)]);
  const mailTo = async (employee: Addressed) => ({
    mailId: `forum-${mailing.id}`,
    mail: {
      to: employee.email,
      content: await keepPollMail(
        post,
        {
          occasion: text.result,
          title: text.resultTitle(questionnaire.title),
          lines: resultLines(questionnaire, state),
        },
        deps,
      ),
      values: personalValues(fullName(employee)),
      asks: asksAbout("result", postId, employee.id),
    },
  });
  await mailOut(
    { ...deps, mailings: deps.forumMailings },
    mailing,
    author ? [author] : [],
    async (employee) => ({
      post: isReachable(employee) ? await mailTo(employee) : undefined,
      writes:
        signingIn.has(employee.id) && wantsBell(employee, "pollResult")
          ? [
              notifyWrite(
                employee.id,
                { kind: "pollResult", subject: { area: "forumEntry", id: postId } },
                now,
              ),
            ]
          : [],
    }),
  );
};
