import { calendar } from "../../shared/calendar/calendar.contract.ts";
import type { CalendarEvent } from "../../shared/calendar/calendar-event.ts";
import type { CallInput } from "../../shared/contract/endpoint.ts";
import { MAX_LIMIT } from "../../shared/contract/list.ts";
import type { calendarFixture } from "./calendar.fixture.ts";

type Fixture = Pick<Awaited<ReturnType<typeof calendarFixture>>, "create" | "editor" | "list">;
type Draft = Parameters<Fixture["create"]>[0];
type Repeating = Omit<CallInput<typeof calendar.events.repeat>["body"], "rule">;

/** Tuesdays at nine in Vienna; the clocks change after the fourth. */
const tuesday = { start: "2030-03-12T08:00:00.000Z", end: "2030-03-12T09:30:00.000Z" };

export const openSeries = ({ create, editor, list }: Fixture) => {
  const repeat = async (id: string, rule: string, more: Repeating = {}) =>
    (await editor.call(calendar.events.repeat, { params: { id }, body: { rule, ...more } })).data;

  return {
    repeat,
    /** The first of a new series. */
    begin: async (rule: string, more: Draft = {}, repeating: Repeating = {}): Promise<CalendarEvent> => {
      const source = await create({ title: `Serie ${crypto.randomUUID()}`, ...tuesday, ...more });
      await repeat(source.id, rule, repeating);
      return source;
    },
    /** What the list has of these titles, by their start. */
    named: async (...titles: readonly string[]): Promise<CalendarEvent[]> => {
      const { data } = await list({ limit: MAX_LIMIT }, editor);
      return data.filter(({ title }) => titles.includes(title));
    },
  };
};

export const at = (events: readonly CalendarEvent[], index: number): CalendarEvent => {
  const found = events[index];
  if (!found) throw new Error(`There is no event ${index}`);
  return found;
};
