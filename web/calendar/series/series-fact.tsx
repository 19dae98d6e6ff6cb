import { Link } from "react-router-dom";
import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import { officeDate } from "../../../shared/dates/office-days.ts";
import { Row, Stack } from "../../components/layout/layout.tsx";
import { calendarPaths } from "../calendar-paths.ts";
import { ruleInWords } from "./rule-in-words.ts";
import { seriesText as text } from "./series.text.ts";

export const SeriesFact = ({ event }: { event: CalendarEvent }) => {
  const { seriesRule, seriesPlace } = event;
  if (seriesRule === null || !seriesPlace) return null;
  const { count, lastStart, previous, next } = seriesPlace;

  return (
    <Stack gap={1} align="start">
      {text.inWords(ruleInWords(seriesRule, event.start), count, officeDate(lastStart))}
      <Row gap={4}>
        {previous && (
          <Link className="lone-link" to={calendarPaths.event(previous)}>
            {text.previous}
          </Link>
        )}
        {next && (
          <Link className="lone-link" to={calendarPaths.event(next)}>
            {text.next}
          </Link>
        )}
      </Row>
    </Stack>
  );
};
