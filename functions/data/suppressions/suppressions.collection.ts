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

const suppressionId = (organisationId: string | null, email: string): string =>
  `${organisationId ?? "*"}|${addressKey(email)}`;

const expiring = (write: Write, suppression: Suppression): Write =>
  suppression.reason === "removed" && "Put" in write
    ? {
        Put: {
          ...write.Put,
          Item: { ...write.Put.Item, expiresAt: Math.floor(endOfRemoved(suppression) / 1000) },
        },
      }
    : write;

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

/** Read before each batch, so that whoever unsubscribes during a long run is left out of the rest. */
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

    liftWrite: (organisationId: string | null, email: string): Write =>
      stored.overwriteRemoved(suppressionId(organisationId, email)),

    find: async (email: string, organisationId: string): Promise<SuppressionsOfAddress> => {
      const [everywhere, office] = [suppressionId(null, email), suppressionId(organisationId, email)];
      const found = await stored.findMany([everywhere, office]);
      return { everywhere: found.get(everywhere), office: found.get(office) };
    },

    updateEverywhere: (
      email: string,
      change: (suppression: Suppression) => Suppression,
    ): Promise<Suppression> => stored.update(suppressionId(null, email), change),

    current: async (): Promise<CurrentSuppressions> => suppressionsIn(await read()),
  };
};

export type Suppressions = ReturnType<typeof openSuppressions>;
