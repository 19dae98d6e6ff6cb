import { addressKey } from "../../../shared/news/recipients.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import { sharedReading } from "../../platform/shared-reading.ts";
import type { Table, Write } from "../../platform/table.ts";

/** Why an address gets no more newsletters. */
export type StopReason = "unsubscribed" | "removed" | "bounced" | "complained";

export interface MailStop {
  readonly id: string;
  /** The office whose newsletters stop; null for all. */
  readonly organisationId: string | null;
  readonly reason: StopReason;
  readonly at: string;
}

/** The id of a stop: one for each office and address. */
const stopId = (organisationId: string | null, email: string): string =>
  `${organisationId ?? "*"}|${addressKey(email)}`;

/**
 * Addresses that must not get newsletters: the one thing a sender asks before each batch, so that who
 * unsubscribes while fifty thousand mails go out is left out of the rest.
 */
export const openMailStops = (table: Table) => {
  const stops = openCollection<MailStop, MailStop>(table, {
    name: "MAIL_STOP",
    listed: (stop) => stop,
    listedIsWhole: true,
    fieldOf: (listed, field) => listed[field as keyof MailStop],
    searchText: ({ id }) => [id],
    defaultSort: [{ field: "at", direction: "desc" }],
  });
  const read = sharedReading(stops.projection);

  return {
    /** The write that stops an address; it may be there already. */
    stopWrite: (organisationId: string | null, email: string, reason: StopReason): Write =>
      stops.overwrite({
        id: stopId(organisationId, email),
        organisationId,
        reason,
        at: new Date().toISOString(),
      }),

    /** The write that lets an office mail the address again. */
    liftWrite: (organisationId: string | null, email: string): Write =>
      stops.overwriteRemoved(stopId(organisationId, email)),

    /** Answers for any address as the table has it now; the batches of a sender share the question. */
    current: async () => {
      const known = await read();
      return {
        reasonFor: (email: string, organisationId: string | null): StopReason | undefined =>
          known.get(stopId(null, email))?.reason ??
          (organisationId === null ? undefined : known.get(stopId(organisationId, email))?.reason),
      };
    },
  };
};

export type MailStops = ReturnType<typeof openMailStops>;
