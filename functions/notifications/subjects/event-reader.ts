import * as z from "zod";
import { asEventViewer, maySeeEvent, sawEvent } from "../../../shared/calendar/event-visibility.ts";
import { EventVisibility } from "../../../shared/visibility/visibility.ts";
import { factsIn, type SubjectReader } from "../subject-reader.ts";

const EventFacts = z.object({
  title: z.string(),
  visibility: EventVisibility,
  createdBy: z.string(),
  ownedBy: z.string().optional(),
  deletedAt: z.string().nullable(),
});

const CALENDAR = "/calendar";
const keyOf = (id: string) => ({ pk: "CALENDAR_EVENT", sk: id });

export const eventReader: SubjectReader = {
  keysOf: ({ subjectId }) => [keyOf(subjectId)],
  shown: ({ subjectId, kind }, viewer, known) => {
    const event = factsIn(EventFacts, known.at(keyOf(subjectId)));
    if (!event) return undefined;
    const eventViewer = asEventViewer(viewer);
    if (kind === "eventCancelled" && sawEvent(eventViewer, event)) {
      return { title: event.title, path: CALENDAR };
    }
    return maySeeEvent(eventViewer, event)
      ? { title: event.title, path: `${CALENDAR}/events/${encodeURIComponent(subjectId)}` }
      : undefined;
  },
};
