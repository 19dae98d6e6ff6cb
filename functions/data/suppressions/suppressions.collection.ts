import type { ProblemCode } from "../../../shared/contract/problem.ts";
import { addressKey } from "../../../shared/news/recipients.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { LodgerSpec } from "../../platform/collection/collection-spec.ts";
import type { Projection } from "../../platform/collection/projection.ts";
import { sharedReading } from "../../platform/runtime/shared-reading.ts";
import type { Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import { subscriberPlace } from "../subscribers/subscriber-place.ts";
import {
  endOfRemoved,
  type MailStop,
  type StopReason,
  type StopsOfAddress,
  stopReasonOf,
} from "./suppression.ts";

/** The id of a stop: one for each office and address. */
const stopId = (organisationId: string | null, email: string): string =>
  `${organisationId ?? "*"}|${addressKey(email)}`;

/** The stop of somebody who was deleted goes by itself. */
const expiring = (write: Write, stop: MailStop): Write =>
  stop.reason === "removed" && "Put" in write
    ? { Put: { ...write.Put, Item: { ...write.Put.Item, expiresAt: Math.floor(endOfRemoved(stop) / 1000) } } }
    : write;

/** What lists of stops go by. */
export const stopRules: LodgerSpec<MailStop> = {
  name: "MAIL_STOP",
  fieldOf: ({ at }) => at,
  searchText: ({ id }) => [id],
  defaultSort: [{ field: "at", direction: "desc" }],
};

/** Answers for any address what the projection knows. */
export const stopsIn = (known: Projection<MailStop>) => {
  const of = (email: string, organisationId: string | null): StopsOfAddress => ({
    everywhere: known.get(stopId(null, email)),
    office: organisationId === null ? undefined : known.get(stopId(organisationId, email)),
  });
  return {
    of,
    reasonFor: (email: string, organisationId: string | null): StopReason | undefined =>
      stopReasonOf(of(email, organisationId), organisationId),
    /** Another one whenever a stop has come, gone or changed. */
    revision: (): string => {
      let sum = 0;
      for (const { version } of known.entries()) sum += version;
      return `${known.size}:${sum}`;
    },
  };
};

export type CurrentStops = ReturnType<typeof stopsIn>;

/**
 * Addresses that must not get newsletters: the one thing a sender asks before each batch, so that who
 * unsubscribes while fifty thousand mails go out is left out of the rest. They lodge with the subscribers, whose lists
 * tell states by them.
 */
export const openMailStops = (table: Table) => {
  const stops = openCollection<MailStop, MailStop>(table, {
    ...stopRules,
    lodgesWith: subscriberPlace,
    listed: (stop) => stop,
    listedIsWhole: true,
  });
  const read = sharedReading(stops.projection);

  return {
    /** The write that stops an address; it may be there already. */
    stopWrite: (
      organisationId: string | null,
      email: string,
      reason: StopReason,
      at = new Date().toISOString(),
    ): Write => {
      const stop: MailStop = { id: stopId(organisationId, email), organisationId, reason, at };
      return expiring(stops.overwrite(stop), stop);
    },

    /** The write that lets an office mail the address again. */
    liftWrite: (organisationId: string | null, email: string): Write =>
      stops.overwriteRemoved(stopId(organisationId, email)),

    /** What stands in the way of an office's mails to an address; one request. */
    find: async (email: string, organisationId: string): Promise<StopsOfAddress> => {
      const [everywhere, office] = [stopId(null, email), stopId(organisationId, email)];
      const found = await stops.findMany([everywhere, office]);
      return { everywhere: found.get(everywhere), office: found.get(office) };
    },

    /** Changes the stop of an address that holds for all offices. */
    updateEverywhere: (
      email: string,
      missing: ProblemCode,
      change: (stop: MailStop) => MailStop,
    ): Promise<MailStop> => stops.update(stopId(null, email), missing, change),

    /** Answers for any address as the table has it now; the batches of a sender share the question. */
    current: async (): Promise<CurrentStops> => stopsIn(await read()),
  };
};

export type MailStops = ReturnType<typeof openMailStops>;
