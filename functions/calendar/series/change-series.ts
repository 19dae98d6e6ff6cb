import { serviceProblems } from "../../../shared/contract/general.problems.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import type { Covering } from "../../data/calendar/event-answers.repository.ts";
import type { Stores } from "../../data/stores.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Write } from "../../platform/table/item.ts";
import { isInSeries, type SeriesEvent } from "./changed-alike.ts";
import { coveringsOf, type SeriesChange } from "./coverings.ts";

const TRIES = 8;

interface Changing {
  readonly edited: SeriesChange;
  readonly others: readonly Stored<SeriesEvent>[];
  readonly changeOf: (event: SeriesEvent) => StoredEvent;
  /** Rechecks an event that somebody else has changed meanwhile. */
  readonly isMeant: (event: SeriesEvent) => boolean;
  readonly writesOf: (
    change: SeriesChange,
    covering: Covering | undefined,
  ) => readonly Write[] | Promise<readonly Write[]>;
  readonly isSilent: boolean;
}

/** Runs before the edited event is saved, so that a retry completes it; returns what covers that event. */
export const changeOthers = async (
  { edited, others, changeOf, isMeant, writesOf, isSilent }: Changing,
  deps: Pick<Stores, "events" | "eventChanges" | "eventAnswers"> & { readonly now: Date },
): Promise<Covering | undefined> => {
  const changesOf = (events: readonly Stored<SeriesEvent>[]) =>
    events.map((before) => ({ before, after: changeOf(before) }));
  let waiting = changesOf(others);
  const coverings = isSilent ? undefined : await coveringsOf([edited, ...waiting], deps);
  for (let tries = 1; waiting.length > 0; tries++) {
    if (tries > TRIES) throw new Problem(serviceProblems.busy);
    const writes = await Promise.all(
      waiting.map(async (change) => ({
        ...change,
        inTransaction: await writesOf(change, coverings?.get(change.after.id)),
      })),
    );
    const lost = await deps.eventChanges.write(writes);
    const found = await deps.events.findMany(lost.flatMap(({ before }) => before?.id ?? []));
    waiting = changesOf(Array.from(found.values()).filter(isInSeries).filter(isMeant));
  }
  return coverings?.get(edited.after.id);
};
