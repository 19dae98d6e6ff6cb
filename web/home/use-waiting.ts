import { useQuery } from "@tanstack/react-query";
import { isAllowed, isAllowedAnywhere } from "../../shared/contract/permissions.ts";
import { formatDate } from "../../shared/dates/dates.ts";
import { useViewer } from "../app/client/session.ts";
import { paths } from "../app/shell/paths.ts";
import { eventWhen } from "../components/event-when.ts";
import { openPollsQuery } from "./discussions.queries.ts";
import { toAnswerQuery } from "./events.queries.ts";
import { waitingText as text } from "./home.text.ts";
import { overviewQuery } from "./overview.query.ts";
import { newApplicationsQuery, toReleaseQuery } from "./waiting.queries.ts";

export interface Waiting {
  readonly id: string;
  readonly task: string;
  readonly title: string;
  readonly to: string;
  readonly icon: string;
  readonly when?: string | undefined;
}

const untilDay = (moment: string | null) => (moment === null ? undefined : text.until(formatDate(moment)));

/** What each area knows of it: one that fails is missing, and the others are there. */
export const useWaiting = () => {
  const viewer = useViewer();
  const isEditor =
    isAllowedAnywhere(viewer, "EDIT_NEWS") && isAllowed(viewer, "READ_NEWS", viewer.employedAt);
  const office = viewer.isDirector ? viewer.employedAt : null;
  const overview = useQuery(overviewQuery);
  const releases = useQuery({ ...toReleaseQuery, enabled: isEditor });
  const answers = useQuery(toAnswerQuery);
  const polls = useQuery(openPollsQuery);
  const applications = useQuery({ ...newApplicationsQuery(office ?? ""), enabled: office !== null });

  const newApplications = applications.data ?? 0;
  const waiting: Waiting[] = [
    ...(overview.data?.toConfirm ?? []).map(({ id, title, urlTitle, until }) => ({
      id,
      task: text.confirm,
      title,
      to: paths.article(urlTitle),
      icon: "pi-check-circle",
      when: untilDay(until),
    })),
    ...(overview.data?.toReview ?? []).map(({ id, title }) => ({
      id,
      task: text.review,
      title,
      to: paths.editArticle(id),
      icon: "pi-verified",
    })),
    ...(releases.data ?? []).map(({ id, title }) => ({
      id,
      task: text.release,
      title,
      to: paths.newsletter(id),
      icon: "pi-send",
    })),
    ...(office !== null && newApplications > 0
      ? [
          {
            id: "applications",
            task: text.applications,
            title: text.applicationsCount(newApplications),
            to: `/applications/${encodeURIComponent(office)}`,
            icon: "pi-briefcase",
          },
        ]
      : []),
    ...(answers.data ?? []).map((event) => ({
      id: event.id,
      task: text.answer,
      title: event.title,
      to: paths.calendarEvent(event.id),
      icon: "pi-calendar",
      when: eventWhen(event),
    })),
    ...(polls.data ?? []).map(({ id, title, endOfVoting }) => ({
      id,
      task: text.vote,
      title,
      to: paths.forumPost(id),
      icon: "pi-chart-bar",
      when: untilDay(endOfVoting),
    })),
  ];
  const asked = [
    overview,
    ...(isEditor ? [releases] : []),
    answers,
    polls,
    ...(office === null ? [] : [applications]),
  ];
  return {
    waiting,
    isPending: asked.some((query) => query.isPending),
    isIncomplete: asked.some((query) => query.isError),
  };
};
