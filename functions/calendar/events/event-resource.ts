import { eventProblems } from "../../../shared/calendar/calendar.problems.ts";
import { asEventViewer, maySeeEvent, sawEvent } from "../../../shared/calendar/event-visibility.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import type { AnswersState } from "../../data/calendar/event-answers.repository.ts";
import type { Stores } from "../../data/stores.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { ResourceOptions } from "../../platform/http/resource.ts";

export type AnsweredEvent = Stored<StoredEvent> & { readonly state: AnswersState };

export const eventResource = (
  which: "existing" | "deleted" = "existing",
  param = "id",
): ResourceOptions<Stores, AnsweredEvent> => ({
  source: ({ events, eventAnswers }) => ({
    missing: eventProblems.notFound,
    keysOf: (id) => [...events.keysOf(id), eventAnswers.keyOf(id)],
    entityFrom: (itemAt, id) => {
      const event = events.entityFrom(itemAt, id);
      return event && { ...event, state: eventAnswers.stateOf(itemAt(eventAnswers.keyOf(id))) };
    },
  }),
  params: [param],
  visible: (event, { viewer }) =>
    (which === "existing" ? maySeeEvent : sawEvent)(asEventViewer(viewer), event),
});
