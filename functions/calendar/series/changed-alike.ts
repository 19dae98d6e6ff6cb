import { millisecondsInDay } from "date-fns/constants";
import { eventProblems } from "../../../shared/calendar/calendar.problems.ts";
import { movedRule } from "../../../shared/calendar/series-rule.ts";
import { momentAt, officeClock } from "../../../shared/dates/office-days.ts";
import { withoutImages } from "../../../shared/files/content-images.ts";
import type { StoredEvent, StoredSeries } from "../../data/calendar/calendar-events.collection.ts";
import { problemAt } from "../../platform/http/problem.ts";

export type SeriesEvent = StoredEvent & { readonly series: StoredSeries };

export const isInSeries = <Event extends StoredEvent>(event: Event): event is Event & SeriesEvent =>
  event.series !== undefined;

interface Edit {
  readonly before: SeriesEvent;
  readonly after: StoredEvent;
}

const lengthOf = ({ start, end }: StoredEvent) => officeClock(end) - officeClock(start);

const offsetOf = ({ start, series }: SeriesEvent) => officeClock(start) - officeClock(series.slot);

const shiftOf = ({ before, after }: Edit) =>
  after.start === before.start ? 0 : officeClock(after.start) - officeClock(before.series.slot);

const dayNumber = (clock: number) => Math.floor(clock / millisecondsInDay);

export const isRetimed = (edit: Edit): boolean => shiftOf(edit) !== 0;

export const movedSeries = ({ series }: SeriesEvent, edit: Edit, id: string): StoredSeries => {
  const [from, shift] = [officeClock(series.slot), shiftOf(edit)];
  const rule = movedRule(series.rule, dayNumber(from + shift) - dayNumber(from));
  if (rule === undefined) throw problemAt(eventProblems.otherDay, "start");
  return { id, rule, slot: momentAt(from + shift) };
};

const changedTimes = (other: SeriesEvent, edit: Edit) => {
  const { before, after } = edit;
  const isAsLong = lengthOf(other) === lengthOf(before);
  const isInPlace = other.start === other.series.slot || offsetOf(other) === offsetOf(before);
  const follows =
    isInPlace && other.wholeDay === before.wholeDay && (isAsLong || after.wholeDay === before.wholeDay);
  const start =
    follows && after.start !== before.start
      ? officeClock(other.series.slot) + shiftOf(edit)
      : officeClock(other.start);
  const end = start + (follows && isAsLong ? lengthOf(after) : lengthOf(other));
  return {
    start: momentAt(start),
    end: momentAt(end),
    wholeDay: follows ? after.wholeDay : other.wholeDay,
  };
};

const answersLeadOf = ({ start, answerUntil }: Pick<StoredEvent, "start" | "answerUntil">) =>
  answerUntil === null ? null : officeClock(start) - officeClock(answerUntil);

export const changedAlike = (other: SeriesEvent, edit: Edit): StoredEvent => {
  const { before, after } = edit;
  const taken = <Name extends keyof StoredEvent>(name: Name): StoredEvent[Name] =>
    other[name] === before[name] ? after[name] : other[name];
  const isTextTaken =
    before.description !== after.description && other.description === withoutImages(before.description);
  const times = changedTimes(other, edit);
  const isLeadTaken = answersLeadOf(other) === answersLeadOf(before);
  const lead = answersLeadOf(isLeadTaken ? after : other);
  return {
    ...other,
    ...times,
    title: taken("title"),
    // Files and pictures belong to one event.
    description: isTextTaken ? withoutImages(after.description) : other.description,
    category: taken("category"),
    visibility: taken("visibility"),
    organisationId: taken("organisationId"),
    location: taken("location"),
    url: taken("url"),
    asksForAnswers: taken("asksForAnswers"),
    answersPer: taken("answersPer"),
    places: taken("places"),
    answerUntil: lead === null ? null : momentAt(officeClock(times.start) - lead),
  };
};
