import { eventProblems } from "../../../shared/calendar/calendar.problems.ts";
import { events as contract } from "../../../shared/calendar/events.contract.ts";
import { withoutEnd } from "../../../shared/calendar/series-rule.ts";
import { actorOf } from "../../../shared/contract/permissions.ts";
import { officeDay } from "../../../shared/dates/office-days.ts";
import type { Stores } from "../../data/stores.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import { type AnsweredEvent, eventResource } from "../events/event-resource.ts";
import { repeatedOn, ruleDays } from "./rule-days.ts";

export const repeatedEvents = implement<Pick<typeof contract, "repeat">, Stores, AnsweredEvent>(
  { repeat: contract.repeat },
  {
    repeat: async ({ resource: { state: _, version, ...source }, body }, deps) => {
      const { events, eventChanges, now, viewer } = deps;
      if (source.series) throw new Problem(eventProblems.inSeries);
      const [, ...days] = await ruleDays(body, officeDay(new Date(source.start)));
      if (days.length === 0) throw problemAt(eventProblems.noSeries, "rule");
      const rule = withoutEnd(body.rule);
      const made = days.map((day) =>
        repeatedOn(
          {
            source,
            slot: source.start,
            day,
            // A derived id lets a second try find what the first one has made.
            id: `${source.id}-${day.replaceAll("-", "")}`,
            series: { id: source.id, rule },
          },
          deps,
        ),
      );
      await eventChanges.write(made);
      await events.update(
        source.id,
        (event) => {
          if (event.series) throw new Problem(eventProblems.inSeries);
          const series = { id: source.id, rule, slot: event.start };
          return { ...event, series, modifiedAt: now.toISOString(), modifiedBy: actorOf(viewer) };
        },
        { from: { ...source, version } },
      );
      return { seriesId: source.id, created: made.length };
    },
  },
  { resource: eventResource() },
);
