import "./home-list.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { paths } from "../app/shell/paths.ts";
import { EmptyState } from "../components/empty-state.tsx";
import { eventWhen } from "../components/event-when.ts";
import { Panel } from "../components/layout/panel.tsx";
import { nextEventsQuery } from "./events.queries.ts";
import { eventsText as text } from "./home.text.ts";

export const NextEvents = () => {
  const { data: events } = useSuspenseQuery(nextEventsQuery());
  if (events.length === 0) return <EmptyState text={text.none} />;

  return (
    <Panel as="ul" className="home-list" pad="none">
      {events.map(({ id, title, location, ...times }) => (
        <li key={id} className="home-list-row">
          <Link className="lone-link" to={paths.event(id)} title={title}>
            {title}
          </Link>
          <span className="muted">{[eventWhen(times), location].filter(Boolean).join(" · ")}</span>
        </li>
      ))}
    </Panel>
  );
};
