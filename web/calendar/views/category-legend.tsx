import type { EventCategory } from "../../../shared/calendar/event-category.ts";
import { Row } from "../../components/layout/row.tsx";
import { viewsText as text } from "./views.text.ts";

export const CategoryLegend = ({ categories }: { categories: readonly EventCategory[] }) =>
  categories.length > 0 && (
    <Row as="ul" className="calendar-legend" gap={4} lines={1} aria-label={text.categories}>
      {categories.map(({ id, name, colour }) => (
        <li key={id}>
          <span className="calendar-dot" style={{ background: colour }} />
          {name}
        </li>
      ))}
    </Row>
  );
