import { Button } from "../../components/button.tsx";
import { ChoiceBar } from "../../components/choice-bar.tsx";
import { Row } from "../../components/layout/layout.tsx";
import { periodTitle, stepFrom } from "./calendar-period.ts";
import type { CalendarPlace } from "./use-calendar-place.ts";
import { viewsText as text } from "./views.text.ts";

const choices = [
  { value: "month", label: text.views.month, icon: "pi-calendar" },
  { value: "week", label: text.views.week, icon: "pi-table" },
  { value: "day", label: text.views.day, icon: "pi-clock" },
  { value: "list", label: text.views.list, icon: "pi-list" },
] as const;

export const CalendarToolbar = ({ place }: { place: CalendarPlace }) => {
  const { view, day, goTo, choose, goToToday } = place;

  return (
    <Row className="calendar-toolbar" align="center" gap={4} lines={2}>
      <Row align="center">
        <Button outlined label={text.today} onClick={goToToday} />
        <Button
          text
          icon="pi pi-angle-left"
          aria-label={text.previous[view]}
          onClick={() => goTo({ day: stepFrom(day, view, -1) })}
        />
        <Button
          text
          icon="pi pi-angle-right"
          aria-label={text.next[view]}
          onClick={() => goTo({ day: stepFrom(day, view, 1) })}
        />
      </Row>
      <h2 aria-live="polite">{periodTitle(view, day)}</h2>
      <ChoiceBar label={text.view} choices={choices} value={view} onChange={choose} />
    </Row>
  );
};
