import { eventProblems } from "../../../shared/calendar/calendar.problems.ts";
import type { CalendarEventDraft } from "../../../shared/calendar/calendar-event.ts";
import { wholeDays } from "../../../shared/calendar/event-times.ts";
import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import type { AdditionalFields, StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import type { Stores } from "../../data/stores.ts";
import { richText } from "../../platform/html/stored-text.ts";
import { problemAt } from "../../platform/http/problem.ts";
import { eventFiles } from "./event-files.ts";

export type Writing = Stores & { readonly viewer: Viewer; readonly now: Date };

type Referring = Pick<StoredEvent, "category" | "organisationId">;

/** An unchanged reference may name something that is gone. */
const requireKnown = async (
  { category, organisationId }: Referring,
  before: Referring | undefined,
  { eventCategories, organisations }: Stores,
) => {
  const isNew = category !== null && category !== before?.category;
  if (isNew && !(await eventCategories.find(category))) {
    throw problemAt(eventProblems.unknownCategory, "category");
  }
  const isMoved = organisationId !== null && organisationId !== before?.organisationId;
  if (isMoved && !(await organisations.find(organisationId))) {
    throw problemAt(eventProblems.unknownOffice, "organisationid");
  }
};

const plain: AdditionalFields = {
  wholeDay: false,
  asksForAnswers: false,
  answersPer: "person",
  places: null,
  answerUntil: null,
};

/** Clients of the specification do not send these fields and must not reset them. */
const additionalFields = (draft: CalendarEventDraft, before = plain): AdditionalFields => {
  const {
    wholeDay = before.wholeDay,
    asksForAnswers = before.asksForAnswers,
    answersPer = before.answersPer,
    places = before.places,
    answerUntil = before.answerUntil,
  } = draft;
  return { wholeDay, asksForAnswers, answersPer, places, answerUntil };
};

export const eventFrom = async (
  draft: CalendarEventDraft,
  id: string,
  before: StoredEvent | undefined,
  deps: Writing,
): Promise<StoredEvent> => {
  const [description] = await Promise.all([richText(draft.description), requireKnown(draft, before, deps)]);
  const files = await eventFiles.filesFrom(draft, description, { id, before }, deps);
  const additional = additionalFields(draft, before);
  const [by, at] = [actorOf(deps.viewer), deps.now.toISOString()];
  return {
    ...draft,
    ...additional,
    announcement: draft.announcement ?? before?.announcement,
    ...(additional.wholeDay ? wholeDays(draft) : {}),
    id,
    visibility: draft.visibility ?? before?.visibility ?? "Everybody",
    description,
    files,
    series: before?.series,
    createdAt: before?.createdAt ?? at,
    createdBy: before?.createdBy ?? by,
    ownedBy: before?.ownedBy,
    modifiedAt: at,
    modifiedBy: by,
    deletedAt: null,
  };
};
