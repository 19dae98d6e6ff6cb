import ical from "ical.js";
import nodeIcal from "node-ical";

/** What two foreign readers find, in one form. */
export interface ReadEvent {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly start: string | undefined;
  readonly end: string | undefined;
  readonly isDate: boolean;
  readonly sequence: number;
  readonly status: string;
  readonly url: string;
  readonly categories: readonly string[];
  readonly lastModified: string | undefined;
}

const dayOf = ({ year, month, day }: ical.Time) =>
  [year, String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");

const written = (time: ical.Time | undefined) =>
  time && (time.isDate ? dayOf(time) : time.toJSDate().toISOString());

const textAt = (component: ical.Component, name: string) =>
  String(component.getFirstPropertyValue(name) ?? "");

const timeAt = (component: ical.Component, name: string): ical.Time | undefined => {
  const value = component.getFirstPropertyValue(name);
  return value instanceof ical.Time ? value : undefined;
};

export const byIcalJs = (calendar: string): ReadEvent[] =>
  ical.Component.fromString(calendar)
    .getAllSubcomponents("vevent")
    .map((component) => ({
      uid: textAt(component, "uid"),
      title: textAt(component, "summary"),
      description: textAt(component, "description"),
      location: textAt(component, "location"),
      start: written(timeAt(component, "dtstart")),
      end: written(timeAt(component, "dtend")),
      isDate: timeAt(component, "dtstart")?.isDate ?? false,
      sequence: Number(textAt(component, "sequence")),
      status: textAt(component, "status"),
      url: textAt(component, "url"),
      categories: (component.getFirstProperty("categories")?.getValues() ?? []).map(String),
      lastModified: written(timeAt(component, "last-modified")),
    }));

type Value = string | { readonly val: string } | undefined;
const textOf = (value: Value) => (typeof value === "object" ? value.val : (value ?? ""));

/** It reads a date as the beginning of the day where it runs. */
const readDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");

export const byNodeIcal = (calendar: string): ReadEvent[] =>
  Object.values(nodeIcal.sync.parseICS(calendar)).flatMap((event) => {
    if (event?.type !== "VEVENT") return [];
    const isDate = event.datetype === "date";
    const at = (date: Date) => (isDate ? readDay(date) : date.toISOString());
    return [
      {
        uid: event.uid,
        title: textOf(event.summary),
        description: textOf(event.description),
        location: textOf(event.location),
        start: at(event.start),
        end: at(event.end ?? event.start),
        isDate,
        sequence: Number(event.sequence),
        status: event.status ?? "",
        url: textOf(event.url),
        categories: event.categories ?? [],
        lastModified: event.lastmodified && new Date(event.lastmodified).toISOString(),
      },
    ];
  });
