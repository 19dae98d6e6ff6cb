import { subscriberProblems } from "../../../shared/news/news.problems.ts";
import { addressKey } from "../../../shared/news/recipients.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { Projection } from "../../platform/collection/projection.ts";
import { sharedReading } from "../../platform/runtime/shared-reading.ts";
import type { Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import {
  type AnySuppressionReason,
  endOfRemoved,
  type Suppression,
  type SuppressionsOfAddress,
  suppressionReasonOf,
} from "./suppression.ts";

/** One for each office and address. */
const suppressionId = (organisationId: string | null, email: string): string =>
  `${organisationId ?? "*"}|${addressKey(email)}`;

/** That of somebody who was deleted goes by itself. */
const expiring = (write: Write, suppression: Suppression): Write =>
  suppression.reason === "removed" && "Put" in write
    ? {
        Put: {
          ...write.Put,
          Item: { ...write.Put.Item, expiresAt: Math.floor(endOfRemoved(suppression) / 1000) },
        },
      }
    : write;

/** Answers for any address what the projection knows. */
const suppressionsIn = (known: Projection<Suppression>) => {
  const of = (email: string, organisationId: string | null): SuppressionsOfAddress => ({
    everywhere: known.get(suppressionId(null, email)),
    office: organisationId === null ? undefined : known.get(suppressionId(organisationId, email)),
  });
  return {
    of,
    reasonFor: (email: string, organisationId: string | null): AnySuppressionReason | undefined =>
      suppressionReasonOf(of(email, organisationId), organisationId),
  };
};

export type CurrentSuppressions = ReturnType<typeof suppressionsIn>;

/**
 * Addresses that must not get newsletters: the one thing a sender asks before each batch, so that who
 * unsubscribes while fifty thousand mails go out is left out of the rest.
 */
export const openSuppressions = (table: Table) => {
  const stored = openCollection<Suppression, Suppression>(table, {
    name: "SUPPRESSION",
    missing: subscriberProblems.notSuppressed,
    listed: (suppression) => suppression,
    listedIsWhole: true,
    fieldOf: ({ at }) => at,
    searchText: ({ id }) => [id],
    defaultSort: [{ field: "at", direction: "desc" }],
  });
  const read = sharedReading(stored.projection);

  return {
    /** The write that suppresses an address; it may be so already. */
    suppressWrite: (
      organisationId: string | null,
      email: string,
      reason: AnySuppressionReason,
      at = new Date().toISOString(),
    ): Write => {
      const suppression: Suppression = {
        id: suppressionId(organisationId, email),
        organisationId,
        reason,
        at,
      };
      return expiring(stored.overwrite(suppression), suppression);
    },

    /** The write that lets an office mail the address again. */
    liftWrite: (organisationId: string | null, email: string): Write =>
      stored.overwriteRemoved(suppressionId(organisationId, email)),

    /** What stands in the way of an office's mails to an address; one request. */
    find: async (email: string, organisationId: string): Promise<SuppressionsOfAddress> => {
      const [everywhere, office] = [suppressionId(null, email), suppressionId(organisationId, email)];
      const found = await stored.findMany([everywhere, office]);
      return { everywhere: found.get(everywhere), office: found.get(office) };
    },

    /** Changes the suppression of an address that holds for all offices. */
    updateEverywhere: (
      email: string,
      change: (suppression: Suppression) => Suppression,
    ): Promise<Suppression> => stored.update(suppressionId(null, email), change),

    /** Answers for any address as the table has it now; the batches of a sender share the question. */
    current: async (): Promise<CurrentSuppressions> => suppressionsIn(await read()),
  };
};

export type Suppressions = ReturnType<typeof openSuppressions>;
