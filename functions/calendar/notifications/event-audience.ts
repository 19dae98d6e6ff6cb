import { eventProblems } from "../../../shared/calendar/calendar.problems.ts";
import { asEventViewer, maySeeEvent } from "../../../shared/calendar/event-visibility.ts";
import { events as contract } from "../../../shared/calendar/events.contract.ts";
import { answersEnd } from "../../../shared/calendar/open-answers.ts";
import type { QueryOf } from "../../../shared/contract/endpoint.ts";
import { actorOf, isAllowed } from "../../../shared/contract/permissions.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import { countNotified, notifiedEmployees, type Recipient } from "../../data/people/notified-employees.ts";
import type { Stores } from "../../data/stores.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import { countOverlaps } from "../answers/count-overlaps.ts";
import type { Writing } from "../events/event-draft.ts";
import { isInSeries } from "../series/changed-alike.ts";
import { notifiedOnce } from "../series/coverings.ts";
import { othersIn } from "../series/events-in-scope.ts";
import { rulePlan } from "../series/rule-plan.ts";
import { mailingIds } from "./event-mailings.ts";
import { heldUntil } from "./held-until.ts";
import { peopleToNotify } from "./notify-attendees.ts";
import { newsWays } from "./notify-of-event.ts";
import { loadUnanswered, remindingWays } from "./remind-of-event.ts";

type Notified = Pick<Recipient, "id" | "employee" | "addressed" | "isBelled">;

/** Differs from the facts of which anybody was notified. */
const CHANGED = "";
/** Later than any event: stands for an end that is not chosen yet. */
const OPEN_END = "9999-01-01T00:00:00.000Z";

const findEdited = async (id: string, { events, viewer }: Writing): Promise<Stored<StoredEvent>> => {
  const event = await events.find(id);
  const mayEdit =
    event !== undefined &&
    maySeeEvent(asEventViewer(viewer), event) &&
    isAllowed(viewer, "EDIT_EVENTS", event.organisationId);
  if (!mayEdit) throw new Problem(eventProblems.notFound);
  return event;
};

type Query = QueryOf<typeof contract.audience>;

const droppedBy = async (
  { rule, without = [], scope = "this" }: Query,
  event: Stored<StoredEvent>,
  deps: Writing,
): Promise<readonly StoredEvent[]> => {
  if (rule === undefined || scope === "this") return [];
  const { dropped, isDropped } = await rulePlan(event, scope, { rule, without }, deps);
  return isDropped ? [event, ...dropped] : dropped;
};

/** Each person once, however many of the events they attend. */
const notifiedAnswerers = async (
  all: readonly StoredEvent[],
  occasion: "changed" | "cancelled",
  deps: Stores & { readonly now: Date },
  facts?: string,
): Promise<Notified[]> => {
  const states = await deps.eventAnswers.readMany(all.map(({ id }) => id));
  const notified = await Promise.all(
    notifiedOnce(all, states, facts).map(({ event: one, notified: due }) =>
      peopleToNotify(
        due.filter((notification) => notification.occasion === occasion),
        one,
        deps,
      ),
    ),
  );
  return notified.flat().map((one) => ({ ...one, id: one.employee.id }));
};

async function* eachOnce(answered: readonly Notified[], news: AsyncIterable<Notified> | undefined) {
  yield* answered;
  const known = new Set(answered.map(({ id }) => id));
  for await (const one of news ?? []) if (!known.has(one.id)) yield one;
}

export const eventAudience = implement<Pick<typeof contract, "audience">, Stores>(
  { audience: contract.audience },
  {
    audience: async ({ query }, deps) => {
      const stored = query.event === undefined ? undefined : await findEdited(query.event, deps);
      const now = new Date(Math.max(deps.now.getTime(), Date.parse(query.at ?? "") || 0));

      const { scope = "this" } = query;
      const others = stored && isInSeries(stored) ? (await othersIn(stored, scope, deps)).others : [];
      if (query.about === "reminder") {
        const reminded = stored && (await loadUnanswered(stored.id, deps, now));
        const notified = reminded
          ? notifiedEmployees(deps, remindingWays(reminded, "eventUnanswered"))
          : eachOnce([], undefined);
        const at = (reminded && (await heldUntil(deps, now, answersEnd(reminded.event)))) ?? now;
        return { ...(await countNotified(notified)), at: at.toISOString(), isOver: false };
      }
      if (stored && (query.about === "deletion" || query.about === "rule")) {
        const off = query.about === "deletion" ? [stored, ...others] : await droppedBy(query, stored, deps);
        const deleted = off.map((event) => ({ ...event, deletedAt: now.toISOString() }));
        const notified = await notifiedAnswerers(deleted, "cancelled", deps);
        return {
          ...(await countNotified(eachOnce(notified, undefined))),
          at: now.toISOString(),
          isOver: false,
        };
      }
      const seen = {
        id: stored?.id ?? "new",
        visibility: query.visibility ?? stored?.visibility ?? "Everybody",
        createdBy: stored?.createdBy ?? actorOf(deps.viewer),
        end: OPEN_END,
        deletedAt: null,
      };
      const answered = stored
        ? await notifiedAnswerers(
            [{ ...stored, visibility: seen.visibility }, ...others],
            "changed",
            deps,
            query.isChanged ? CHANGED : undefined,
          )
        : [];
      const mailing =
        stored && (await deps.eventMailings.find(mailingIds.announcement(seen.id, seen.visibility)));
      const news = mailing?.isDone ? undefined : notifiedEmployees(deps, await newsWays(seen, deps, now));
      const start = query.start ?? stored?.start ?? OPEN_END;
      const at = (news && (await heldUntil(deps, now, start))) ?? now;
      const [counted, overlaps] = await Promise.all([
        countNotified(eachOnce(answered, news)),
        query.end === undefined ? undefined : countOverlaps({ ...seen, start, end: query.end }, deps),
      ]);
      const isOver = news === undefined && counted.people === 0;
      return { ...counted, at: at.toISOString(), isOver, overlaps };
    },
  },
);
