import { openEventAnswers } from "../../../functions/data/calendar/event-answers.repository.ts";
import { calendar } from "../../../shared/calendar/calendar.contract.ts";
import { MAX_SERIES } from "../../../shared/calendar/event-series.ts";
import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { anEvent } from "../../support/event.builder.ts";
import { readyPeople } from "../../support/viewers.ts";
import { absolute, type Figure } from "../kit/figure.ts";
import { duration, median } from "../kit/statistics.ts";
import type { PortalRun } from "../portal/portal-run.ts";

const CHANGES = 5;
const COMERS = 10;

/** Each of its events has some who come, whom a change would tell. */
export const seriesFigures = async ({
  table,
  visit,
}: Pick<PortalRun, "table" | "visit">): Promise<Figure[]> => {
  const { call } = await visit(readyPeople.admin);
  const { title, start, end } = anEvent({ title: "Serie" });
  const draft = { title, start, end, asksForAnswers: true };
  const { id } = (await call(calendar.events.create, { body: draft })).data;
  const body = { rule: `FREQ=DAILY;COUNT=${MAX_SERIES}` };
  await call(calendar.events.repeat, { params: { id }, body });
  const config = { ...listConfig({ limit: MAX_LIMIT, searchTerm: title }) };
  const { data: events } = (await call(calendar.events.list, { query: { config } })).data;
  const answers = openEventAnswers(table);
  for (const event of events) {
    for (let who = 0; who < COMERS; who++) {
      const answer = {
        answer: "yes",
        persons: 1,
        employeeId: `comer-${who}`,
        organisationId: null,
        answeredAt: start,
      } as const;
      await answers.answer(event.id, answer.employeeId, answer, { now: new Date() });
    }
  }
  const changed: number[] = [];
  for (let turn = 0; turn < CHANGES; turn++) {
    const input = {
      params: { id },
      query: { scope: "all" },
      body: { ...draft, location: `Raum ${turn}` },
    } as const;
    changed.push(await duration(() => call(calendar.events.update, input)));
  }
  const after = (await call(calendar.events.list, { query: { config } })).data.data;
  const left = after.filter(({ location }) => location !== `Raum ${CHANGES - 1}`).length;
  return [
    absolute(
      `a series of ${MAX_SERIES}, each with ${COMERS} who come, changed in one request`,
      median(changed) / 1000,
      "s",
      { most: 3 },
    ),
    absolute("events of the series that were left unchanged", left + MAX_SERIES - after.length, "events", {
      most: 0,
    }),
  ];
};
