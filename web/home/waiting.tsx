import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { isAllowed, isAllowedAnywhere } from "../../shared/contract/permissions.ts";
import { formatDate } from "../../shared/dates/dates.ts";
import { useViewer } from "../app/client/session.ts";
import { paths } from "../app/shell/paths.ts";
import { eventWhen } from "../components/event-when.ts";
import { Clamp, Panel, Stack } from "../components/layout/layout.tsx";
import {
  newApplicationsQuery,
  openPollsQuery,
  overviewQuery,
  toAnswerQuery,
  toApproveQuery,
} from "./home.queries.ts";
import { waitingText as text } from "./home.text.ts";

interface Waiting {
  readonly id: string;
  readonly task: string;
  readonly title: string;
  readonly to: string;
  readonly icon: string;
  readonly when?: string | undefined;
}

const untilDay = (moment: string | null) => (moment === null ? undefined : text.until(formatDate(moment)));

/** One query for each area, so that a failed one hides only its own part. */
export const useHomeTop = () => {
  const viewer = useViewer();
  const isEditor =
    isAllowedAnywhere(viewer, "EDIT_NEWS") && isAllowed(viewer, "READ_NEWS", viewer.employedAt);
  const office = viewer.isDirector ? viewer.employedAt : null;
  const overview = useQuery(overviewQuery);
  const releases = useQuery({ ...toApproveQuery, enabled: isEditor });
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
    pinned: overview.data?.pinned ?? [],
    waiting,
    isPending: asked.some((query) => query.isPending),
    isIncomplete: asked.some((query) => query.isError),
  };
};

const AT_ONCE = 6;

const Rows = ({ rows }: { rows: readonly Waiting[] }) => (
  <Stack as="ul" className="home-pile" gap={3}>
    {rows.map(({ id, task, title, to, icon, when }) => (
      <li key={`${task} ${id}`} className="home-waiting">
        <i className={`pi ${icon} muted`} aria-hidden="true" />
        <Link to={to}>
          <Clamp as="span" lines={2}>
            {title}
          </Clamp>
        </Link>
        <span className="muted">{[task, when].filter(Boolean).join(" · ")}</span>
      </li>
    ))}
  </Stack>
);

interface WaitingForMeProps {
  waiting: readonly Waiting[];
  isIncomplete: boolean;
}

export const WaitingForMe = ({ waiting, isIncomplete }: WaitingForMeProps) => (
  <Panel as="section" className="home-panel" aria-labelledby="waiting">
    <h2 id="waiting">{text.title}</h2>
    {waiting.length === 0 && !isIncomplete && <p className="muted">{text.none}</p>}
    {waiting.length > 0 && <Rows rows={waiting.slice(0, AT_ONCE)} />}
    {waiting.length > AT_ONCE && (
      <details className="home-more">
        <summary>{text.more(waiting.length - AT_ONCE)}</summary>
        <Rows rows={waiting.slice(AT_ONCE)} />
      </details>
    )}
    {isIncomplete && <p className="muted">{text.incomplete}</p>}
  </Panel>
);
