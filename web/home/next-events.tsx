import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { paths } from "../app/shell/paths.ts";
import { EmptyState } from "../components/empty-state.tsx";
import { eventWhen } from "../components/event-when.ts";
import { Panel } from "../components/layout/layout.tsx";
import { nextEventsQuery } from "./home.queries.ts";
import { nextEventsText as text } from "./home.text.ts";

export const NextEvents = () => {
  const { data: events } = useSuspenseQuery(nextEventsQuery);
  if (events.length === 0) return <EmptyState text={text.none} />;

  return (
    <Panel as="ul" className="home-list" pad="none">
      {events.map((event) => (
        <li key={event.id}>
          <Link className="lone-link" to={paths.calendarEvent(event.id)} title={event.title}>
            {event.title}
          </Link>
          <span className="muted">{[eventWhen(event), event.location].filter(Boolean).join(" · ")}</span>
        </li>
      ))}
    </Panel>
  );
};
