import "./calendar.css";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import { EmptyState } from "../../components/empty-state.tsx";
import { eventCategoriesQuery } from "../../components/event-categories.query.ts";
import { eventWhen } from "../../components/event-when.ts";
import { Panel, Stack } from "../../components/layout/layout.tsx";
import { ListPaginator } from "../../components/list/list-paginator.tsx";
import type { List } from "../../components/list/use-list.ts";
import { ProblemPanel } from "../../components/problem-panel.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { calendarPaths } from "../calendar-paths.ts";
import { isDeclined } from "./calendar-entries.ts";
import { viewsText as text } from "./views.text.ts";

type EventHitsProps = Omit<List<CalendarEvent>, "fields">;

export const EventHits = ({ query, config, onChange }: EventHitsProps) => {
  const { data: categories = [] } = useQuery(eventCategoriesQuery);
  const nameOf = (id: string | null) => categories.find((category) => category.id === id)?.name;
  const { data, error, isPlaceholderData, refetch } = query;
  if (error && !data) return <ProblemPanel error={error} onRetry={() => refetch()} />;
  if (!data) return <Skeleton height="320px" />;
  if (data.totalCount === 0) return <EmptyState text={text.nothingFound} />;

  return (
    <section aria-label={text.hits} aria-busy={isPlaceholderData}>
      <p className="muted">{text.hitsOrder}</p>
      <Stack as="ul" gap={2}>
        {data.data.map((event) => (
          <Panel as="li" key={event.id} pad="tight" className="event-hit">
            <Link className="lone-link" to={calendarPaths.event(event.id)}>
              {isDeclined(event) ? text.declined(event.title) : event.title}
            </Link>
            <span className="muted">
              {[eventWhen(event), event.location, nameOf(event.category)].filter(Boolean).join(" · ")}
            </span>
          </Panel>
        ))}
      </Stack>
      <ListPaginator config={config} totalCount={data.totalCount} onChange={onChange} />
    </section>
  );
};
