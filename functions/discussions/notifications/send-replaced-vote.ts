import { officeDateTime } from "../../../shared/dates/office-days.ts";
import { choicesOf } from "../../../shared/discussions/questionnaire.ts";
import { wantsBell } from "../../../shared/notifications/topics.ts";
import { type Employee, fullName } from "../../../shared/organisations/employee.ts";
import { type NewNotification, notifyWrite } from "../../data/notifications/notifications.repository.ts";
import { loadSigningIn } from "../../data/people/notified-employees.ts";
import { loadReachable } from "../../data/people/reachable-employees.ts";
import type { LinkedStores, Stores } from "../../data/stores.ts";
import { personalValues } from "../../data/templates/personal-mail.ts";
import { mailOut } from "../../platform/mail/mail-out.ts";
import type { Mailing } from "../../platform/mail/mailings.repository.ts";
import { hasCast, standingVote } from "../polls/shown-questionnaire.ts";
import { asksAbout } from "./asks.ts";
import { notificationsText as text } from "./notifications.text.ts";
import { keepPollMail } from "./poll-mail.ts";

type Sources = Pick<Stores, "forumEntries" | "polls" | "discussionFollows">;

/** Undefined if the vote is theirs again, or they have muted the discussion. */
export const loadReplacedVote = async (
  postId: string,
  { id: employeeId, employedAt }: Pick<Employee, "id" | "employedAt">,
  { forumEntries, polls, discussionFollows }: Sources,
) => {
  const post = await forumEntries.find(postId);
  if (post?.kind !== "post" || post.deletedAt !== null || !post.questionnaire) return undefined;
  const { questionnaire } = post;
  const [state, choices] = await Promise.all([polls.read(postId), discussionFollows.of(postId)]);
  const standing = standingVote({ id: postId, questionnaire }, state, { employeeId, employedAt });
  if (!standing || hasCast(postId, standing, employeeId) || choices.get(employeeId) === false)
    return undefined;
  return { post, questionnaire, standing };
};

/** The forum setting for answers to one's own posts decides. */
export const wantsVoteMail = ({ notifyOnOwnForumActivity }: Employee): boolean => notifyOnOwnForumActivity;

export const sendReplacedVote = async (
  deps: LinkedStores,
  mailing: Mailing,
  postId: string,
  employeeId: string,
  now: Date,
): Promise<void> => {
  const former = await deps.employees.find(employeeId);
  const replaced = former && (await loadReplacedVote(postId, former, deps));
  if (!replaced) {
    await deps.forumMailings.finish(mailing.id, mailing.cursor);
    return;
  }
  const { post, questionnaire, standing } = replaced;
  const [isReachable, signingIn] = await Promise.all([loadReachable(deps), loadSigningIn(deps)]);
  const mailTo = async (to: string) => {
    const by = standing.name ?? text.unknownAuthor;
    const chosen = new Set(choicesOf(standing));
    const answer = questionnaire.answers
      .filter(({ id }) => chosen.has(id))
      .map(({ title }) => title)
      .join(", ");
    const { createdAt } = standing;
    const content = await keepPollMail(
      post,
      {
        occasion: text.poll,
        title: text.replacedTitle(by, questionnaire.title),
        lines: text.replacedLines(
          questionnaire.title,
          createdAt === null ? undefined : { by, answer, when: officeDateTime(new Date(createdAt)) },
        ),
      },
      deps,
    );
    const values = personalValues(fullName(former));
    const asks = asksAbout("replacedVote", postId, former.id);
    return { mailId: `forum-${mailing.id}`, mail: { to, content, values, asks } };
  };
  const notification: NewNotification = {
    kind: "voteReplaced",
    subject: { area: "forumEntry", id: postId },
    occasion: mailing.id,
    by: standing.employeeId,
  };
  await mailOut({ ...deps, mailings: deps.forumMailings }, mailing, [former], async (employee) => ({
    post: isReachable(employee) && wantsVoteMail(employee) ? await mailTo(employee.email) : undefined,
    writes:
      signingIn.has(employee.id) && wantsBell(employee, notification.kind)
        ? [notifyWrite(employee.id, notification, now)]
        : [],
  }));
};
