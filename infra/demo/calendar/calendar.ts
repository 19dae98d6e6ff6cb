import { addDays } from "date-fns/addDays";
import { isWeekend } from "date-fns/isWeekend";
import { nextMonday } from "date-fns/nextMonday";
import { set } from "date-fns/set";
import { subDays } from "date-fns/subDays";
import type { StoredEvent } from "../../../functions/data/calendar/calendar-events.collection.ts";
import type { StoredAnswer } from "../../../functions/data/calendar/event-answers.repository.ts";
import type { StoredCategory } from "../../../functions/data/calendar/event-categories.collection.ts";
import { wholeDays } from "../../../shared/calendar/event-times.ts";
import { inOffice } from "../../../shared/dates/office-days.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { chanceFor } from "../chance.ts";
import { pdfOf } from "../files/pdf.ts";
import type { SeededFile } from "../files/seeded-file.ts";
import { workingDay } from "../working-day.ts";
import { categories, type EventText, programmeOf, events as texts } from "./calendar.text.ts";

const DAYS = 365;

interface GivenAnswer {
  readonly eventId: string;
  readonly who: string;
  readonly answer: StoredAnswer;
}

interface Seeded {
  readonly categories: readonly StoredCategory[];
  readonly events: readonly StoredEvent[];
  readonly answers: readonly GivenAnswer[];
  readonly files: readonly SeededFile[];
}

const at = (day: Date, hours: number) =>
  new Date(set(day, { hours, minutes: 0, seconds: 0, milliseconds: 0 })).toISOString();

const timesOf = ({ hours, days = 1 }: EventText, day: Date) =>
  hours
    ? { start: at(day, hours[0]), end: at(day, hours[1]), wholeDay: false }
    : { ...wholeDays({ start: at(day, 0), end: at(addDays(day, days), 0) }), wholeDay: true };

/** Nobody meets at a weekend. */
const dayAt = (now: Date, distance: number) => {
  const day = addDays(inOffice(now), distance);
  return isWeekend(day) ? nextMonday(day) : day;
};

const daysOf = ({ day, every }: EventText): number[] => {
  if (every === undefined) return [day];
  const first = day - Math.floor((DAYS + day) / every) * every;
  return Array.from({ length: Math.floor((DAYS - first) / every) + 1 }, (_, time) => first + time * every);
};

/** In hours. */
const LATER = 3;

/** The next event of a series is held later than its rule says. */
const heldAt = (text: EventText, day: Date, isNext: boolean) => {
  const times = timesOf(text, day);
  const { series, hours } = text;
  if (!series || !hours) return times;
  const held = isNext ? timesOf({ ...text, hours: [hours[0] + LATER, hours[1] + LATER] }, day) : times;
  return { ...held, series: { ...series, slot: times.start } };
};

const programmeFor = (id: string, { title, programme }: EventText, createdAt: string): SeededFile[] => {
  if (programme === undefined) return [];
  const { fileName, title: heading } = programmeOf(title);
  const content = pdfOf(heading, [programme]);
  return [
    {
      content,
      file: {
        id: `${id}-programme`,
        owner: { kind: "event", id },
        uploaderId: "user-2",
        fileName,
        contentType: "application/pdf",
        size: content.length,
        purpose: "event",
        state: "ready",
        reason: null,
        createdAt,
      },
    },
  ];
};

export const makeCalendar = (employees: readonly Employee[], now: Date): Seeded => {
  const chance = chanceFor(50);
  const maker = employees[1];
  const made = texts
    .flatMap((text) => daysOf(text).map((distance) => ({ text, distance })))
    .map(({ text, distance }, index) => {
      const id = `event-${String(index + 1).padStart(3, "0")}`;
      const createdAt = workingDay(now, DAYS + 30, chance);
      return { id, text, distance, createdAt, files: programmeFor(id, text, createdAt) };
    });
  const events = made.map(({ id, text, distance, createdAt, files }): StoredEvent => {
    const times = heldAt(text, dayAt(now, distance), distance > 0 && distance <= (text.every ?? 0));
    return {
      id,
      title: text.title,
      description: text.description ?? null,
      category: text.category,
      visibility: text.visibility ?? "Everybody",
      ...times,
      location: text.location ?? null,
      url: text.url ?? null,
      organisationId: text.isOffices ? (maker?.employedAt ?? null) : null,
      files: files.map(({ file }) => ({
        id: file.id,
        fileName: file.fileName,
        contentType: file.contentType,
        size: file.size,
      })),
      asksForAnswers: text.answers !== undefined,
      answersPer: text.answers?.per ?? "person",
      places: text.answers?.places ?? null,
      answerUntil: text.answers?.until
        ? new Date(subDays(inOffice(times.start), text.answers.until)).toISOString()
        : null,
      createdAt,
      createdBy: maker?.id ?? "",
      modifiedAt: createdAt,
      modifiedBy: maker?.id ?? "",
      deletedAt: null,
    };
  });
  const answers = made.flatMap(({ id: eventId, text: { answers: asked } }): GivenAnswer[] => {
    if (!asked) return [];
    const byVoice = new Map(
      employees.map((person) => [asked.per === "office" ? (person.employedAt ?? "") : person.id, person]),
    );
    return [...byVoice].slice(3, 3 + asked.given).map(([who, person]) => ({
      eventId,
      who,
      answer: {
        answer: chance.helpers.weightedArrayElement([
          { weight: 8, value: "yes" as const },
          { weight: 2, value: "maybe" as const },
          { weight: 2, value: "no" as const },
        ]),
        persons: asked.per === "office" ? chance.number.int({ min: 2, max: 14 }) : 1,
        employeeId: person.id,
        organisationId: person.employedAt,
        answeredAt: workingDay(now, chance.number.int({ min: 1, max: 20 }), chance),
      },
    }));
  });
  return { categories: [...categories], events, answers, files: made.flatMap(({ files }) => files) };
};
