import type { EventDisplayInfo } from "@fullcalendar/react";
import { viewsText as text } from "./views.text.ts";

const marks = {
  birthday: { icon: "pi-gift", label: text.birthday },
  holiday: { icon: "pi-star", label: text.holiday },
} as const;

const isLayer = (kind: unknown): kind is keyof typeof marks => kind === "birthday" || kind === "holiday";

/** A sign takes less of a narrow day than the word; anything else looks as usual. */
export const layerEntry = ({ event, view }: EventDisplayInfo): React.ReactNode => {
  const kind: unknown = event.extendedProps.kind;
  if (!isLayer(kind) || view.type.startsWith("list")) return true;

  return (
    <span className="layer-entry">
      <i className={`pi ${marks[kind].icon}`} aria-hidden="true" />
      <span>
        <span className="visually-hidden">{marks[kind].label}: </span>
        {event.title}
      </span>
    </span>
  );
};
