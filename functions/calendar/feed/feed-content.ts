import { createHash } from "node:crypto";
import { addDays } from "date-fns/addDays";
import { addMonths } from "date-fns/addMonths";
import { compareAsc } from "date-fns/compareAsc";
import { lightFormat } from "date-fns/lightFormat";
import { parseISO } from "date-fns/parseISO";
import { startOfMonth } from "date-fns/startOfMonth";
import { asEventViewer, maySeeEvent, sawEvent } from "../../../shared/calendar/event-visibility.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import { inOffice, officeDay } from "../../../shared/dates/office-days.ts";
import { answererOf } from "../../data/calendar/attendance.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import type { FeedChoices } from "../../data/calendar/calendar-feeds.repository.ts";
import { holidaysBetween } from "../../data/calendar/holidays-between.ts";
import type { Stores } from "../../data/stores.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { KnownCaller } from "../../platform/http/sessions.ts";
import { keyName } from "../../platform/table/item.ts";
import { dayEntry, eventEntry, type IcalEntry } from "../ical/ical-entry.ts";
import { entriesOf } from "../ical/series-entries.ts";
import { allEmployees } from "../layers/all-employees.ts";
import { birthdaysBetween } from "../layers/birthdays-between.ts";
import { regionOf } from "../layers/holiday-region.ts";
import { feedText } from "./feed.text.ts";

const MONTHS_BACK = 12;
const MONTHS_AHEAD = 12;

/** Characters of all events together, since a Lambda response is limited. */
const DESCRIPTIONS = 1_500_000;

const dayAfter = (day: string) => lightFormat(addDays(parseISO(day), 1), "yyyy-MM-dd");

const windowAt = (now: Date) => {
  const month = startOfMonth(inOffice(now));
  const [first, last] = [addMonths(month, -MONTHS_BACK), addMonths(month, MONTHS_AHEAD)];
  return { since: new Date(first).toISOString(), first: officeDay(first), last: officeDay(last) };
};

const eventsFor = async (
  viewer: Viewer,
  { categories }: FeedChoices,
  since: string,
  {
    events,
    known,
  }: Pick<Stores, "events"> & { readonly known: ReturnType<Stores["eventCategories"]["projection"]> },
) => {
  const eventViewer = asEventViewer(viewer);
  const [all, existing] = await Promise.all([events.projection(), known]);
  const chosen = categories && new Set(categories);
  const isChosen = ({ category }: StoredEvent) =>
    !chosen ||
    (chosen.size > 0 && (category === null || chosen.has(category) || existing.get(category) === undefined));
  return Array.from(all.entries())
    .filter(
      ({ listed }) =>
        listed.end >= since &&
        isChosen(listed) &&
        (maySeeEvent(eventViewer, listed) || sawEvent(eventViewer, listed)),
    )
    .map(({ listed, version }): Stored<StoredEvent> => ({ ...listed, version }))
    .toSorted((one, other) => compareAsc(one.start, other.start) || (one.id < other.id ? -1 : 1));
};

const birthdaysFor = async (isChosen: boolean, first: string, last: string, deps: Stores) =>
  isChosen ? birthdaysBetween(await allEmployees(deps.employees), first, last) : [];

/** The caller's office was read together with their rights. */
const holidaysFor = async (
  isChosen: boolean,
  { viewer: { employedAt }, prefetched }: KnownCaller,
  [first, last]: readonly [string, string],
  { organisations }: Stores,
) => {
  if (!isChosen) return [];
  const office =
    employedAt === null
      ? undefined
      : organisations.entityOf(prefetched.get(keyName(organisations.keyOf(employedAt))));
  return holidaysBetween(regionOf(office ?? { province: null }), first, last);
};

const declinedEntry = (entry: IcalEntry): IcalEntry => ({
  ...entry,
  title: feedText.declined(entry.title ?? ""),
  transp: "TRANSPARENT",
  busyStatus: "FREE",
});

const shortened = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most).toWellFormed().trimEnd()} …`;

export const feedContent = async (caller: KnownCaller, choices: FeedChoices, now: Date, deps: Stores) => {
  const { since, first, last } = windowAt(now);
  const known = deps.eventCategories.projection();
  const [events, categories, birthdays, holidays] = await Promise.all([
    eventsFor(caller.viewer, choices, since, { ...deps, known }),
    known,
    birthdaysFor(choices.birthdays, first, last, deps),
    holidaysFor(choices.holidays, caller, [first, last], deps),
  ]);
  const asked = events.flatMap((event) => {
    const who = event.asksForAnswers && event.deletedAt === null ? answererOf(event, caller.viewer) : null;
    return who === null ? [] : [[event.id, who] as const];
  });
  const declined = await deps.eventAnswers.declined(new Map(asked));
  const nameOf = ({ category }: StoredEvent) =>
    category === null ? undefined : categories.get(category)?.name;
  const share = Math.floor(DESCRIPTIONS / Math.max(events.length, 1));
  const entryOf = (event: Stored<StoredEvent>): IcalEntry => {
    const { description = "", ...entry } = eventEntry(event, nameOf(event));
    const shown = { ...entry, description: shortened(description, share) };
    return declined.has(event.id) ? declinedEntry(shown) : shown;
  };
  const hash = createHash("sha256");
  for (const event of events) hash.update(`${event.id} ${event.version} ${nameOf(event) ?? ""}\n`);
  hash.update(JSON.stringify([birthdays, holidays, ...declined]));
  return {
    etag: `"${hash.digest("base64url")}"`,
    entries: async (): Promise<IcalEntry[]> => [
      ...(await entriesOf(events, entryOf)),
      ...birthdays.map(({ employeeId, name, date }) =>
        dayEntry({
          kind: "birthday",
          id: employeeId,
          day: date,
          nextDay: dayAfter(date),
          title: feedText.birthday(name),
        }),
      ),
      ...holidays.map(({ date, name }) =>
        dayEntry({ kind: "holiday", id: "day", day: date, nextDay: dayAfter(date), title: name }),
      ),
    ],
  };
};
