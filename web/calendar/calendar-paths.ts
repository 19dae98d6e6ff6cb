import { feed } from "../../shared/calendar/feed.contract.ts";
import { begunEvent, COPY_OF, paths } from "../app/shell/paths.ts";

const newEvent = "/calendar/events/new";

/** Query parameters that carry a begun event into its editor. */
export const begun = {
  ...begunEvent,
  wholeDay: "ganztags",
  category: "kategorie",
  organisationid: "kanzlei",
  isSilent: "still",
} as const;

interface Begun {
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly wholeDay: boolean;
  readonly category: string | null;
  readonly organisationid: string | null;
  readonly isSilent: boolean;
}

export const calendarPaths = {
  calendar: "/calendar",
  event: paths.calendarEvent,
  newEvent: ({ title, start, end, wholeDay, category, organisationid, isSilent }: Begun): string => {
    const parameters = new URLSearchParams({
      [begun.start]: start,
      [begun.end]: end,
      // Empty for the whole group; absent means the usual office.
      [begun.organisationid]: organisationid ?? "",
    });
    if (category) parameters.set(begun.category, category);
    if (title) parameters.set(begun.title, title);
    if (wholeDay) parameters.set(begun.wholeDay, "ja");
    if (isSilent) parameters.set(begun.isSilent, "ja");
    return `${newEvent}?${parameters}`;
  },
  editEvent: (id: string): string => `${paths.calendarEvent(id)}/edit`,
  copyOf: (id: string): string => `${newEvent}?${new URLSearchParams({ [COPY_OF]: id })}`,
  categories: "/calendar/categories",
  ics: (id: string): string => feed.event.path.replace("{id}", encodeURIComponent(id)),
};
