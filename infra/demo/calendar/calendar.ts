import { addDays } from "date-fns/addDays";
import { isWeekend } from "date-fns/isWeekend";
import { nextMonday } from "date-fns/nextMonday";
import { set } from "date-fns/set";
import type { StoredEvent } from "../../../functions/data/calendar/calendar-events.collection.ts";
import type { StoredAnswer } from "../../../functions/data/calendar/event-answers.repository.ts";
import type { StoredCategory } from "../../../functions/data/calendar/event-categories.collection.ts";
import { wholeDays } from "../../../shared/calendar/event-times.ts";
import { inOffice } from "../../../shared/dates/office-days.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { chanceFor } from "../chance.ts";
import { workingDay } from "../working-day.ts";
import { categories, type EventText, events as texts } from "./calendar.text.ts";

const LAST_DAY = 365;

interface GivenAnswer {
  readonly eventId: string;
  readonly who: string;
  readonly answer: StoredAnswer;
}

interface Seeded {
  readonly categories: readonly StoredCategory[];
  readonly events: readonly StoredEvent[];
  readonly answers: readonly GivenAnswer[];
}

const at = (day: Date, hours: number) =>
  new Date(set(day, { hours, minutes: 0, seconds: 0, milliseconds: 0 })).toISOString();

const timesOf = ({ hours, days = 1 }: EventText, day: Date) =>
  hours
    ? { start: at(day, hours[0]), end: at(day, hours[1]), wholeDay: false }
    : { ...wholeDays({ start: at(day, 0), end: at(addDays(day, days), 0) }), wholeDay: true };

/** Nobody meets on a Sunday. */
const dayAt = (now: Date, distance: number) => {
  const day = addDays(inOffice(now), distance);
  return isWeekend(day) ? nextMonday(day) : day;
};

const daysOf = ({ day, every }: EventText): number[] =>
  every === undefined
    ? [day]
    : Array.from({ length: Math.floor((LAST_DAY - day) / every) + 1 }, (_, time) => day + time * every);

export const makeCalendar = (employees: readonly Employee[], now: Date): Seeded => {
  const chance = chanceFor(50);
  const maker = employees[1]?.id ?? "";
  const made = texts.flatMap((text) =>
    daysOf(text).map((distance) => ({ text, distance, createdAt: workingDay(now, 200, chance) })),
  );
  const events = made.map(({ text, distance, createdAt }, index): StoredEvent => {
    const times = timesOf(text, dayAt(now, distance));
    return {
      id: `event-${String(index + 1).padStart(3, "0")}`,
      title: text.title,
      description: text.description ?? null,
      category: text.category,
      visibility: text.visibility ?? "Everybody",
      ...times,
      location: text.location ?? null,
      url: null,
      organisationId: null,
      files: [],
      asksForAnswers: text.answers !== undefined,
      answersPer: text.answers?.per ?? "person",
      places: text.answers?.places ?? null,
      answerUntil: null,
      createdAt,
      createdBy: maker,
      modifiedAt: createdAt,
      modifiedBy: maker,
      deletedAt: null,
    };
  });
  const answers = made.flatMap(({ text: { answers: asked } }, index): GivenAnswer[] => {
    const eventId = events[index]?.id ?? "";
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
  return { categories: [...categories], events, answers };
};
