import "./categories.css";
import type { EventCategory } from "../../../shared/calendar/event-category.ts";
import type { ListColumn } from "../../components/list/list-column.ts";
import { categoryFields as fields } from "./categories.text.ts";

export const categoryColumns: readonly ListColumn<EventCategory>[] = [
  { field: "name", header: fields.name, body: ({ name }) => name, card: "title" },
  { field: "type", header: fields.type, body: ({ type }) => type },
  {
    field: "colour",
    header: fields.colour,
    body: ({ colour, textColour }) => (
      <span className="colour-sample" style={{ background: colour, color: textColour }}>
        {colour}
      </span>
    ),
    width: "160px",
  },
];
