import { subscriberProblems } from "../../../shared/news/news.problems.ts";
import { addressKey } from "../../../shared/news/recipients.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { Projection } from "../../platform/collection/projection.ts";
import { sharedReading } from "../../platform/runtime/shared-reading.ts";
import { hashOf } from "../../platform/session/session-cookie.ts";
import type { Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import {
  type AnySuppressionReason,
  endOfRemoved,
  type Sender,
  type Suppression,
  type SuppressionsOfAddress,
} from "./suppression.ts";
import { type Addressee, suppressionReasonOf } from "./suppression-reason.ts";

/** The salt makes it another hash than those that lists of addresses are traded with. */
const hashed = (address: string): string => hashOf(`suppression:${address}`);

const idOf = (organisationId: string | null, about: string): string => `${organisationId ?? "*"}|${about}`;

const hashIn = ({ id }: Suppression): string => {
  const about = id.slice(id.indexOf("|") + 1);
  return about.includes("@") ? hashed(about) : about;
};

export const isAbout = (suppression: Suppression, email: string): boolean =>
  hashIn(suppression) === hashed(addressKey(email));

/** Grouped anew only after a change, not for each batch. */
const openAddressIndex = () => {
  let indexed: Projection<Suppression> | undefined;
  let revision = 0;
  let byHash: ReadonlyMap<string, SuppressionsOfAddress> = new Map();
  return (known: Projection<Suppression>) => {
    if (indexed !== known || revision !== known.revision) {
      [indexed, revision] = [known, known.revision];
      byHash = Map.groupBy(
        Iterator.from(known.entries()).map(({ listed }) => listed),
        hashIn,
      );
    }
    return byHash;
  };
};

const expiring = (write: Write, suppression: Suppression): Write =>
  suppression.reason === "removed" && "Put" in write
    ? {
        Put: {
          ...write.Put,
          Item: { ...write.Put.Item, expiresAt: Math.floor(endOfRemoved(suppression) / 1000) },
        },
      }
    : write;

const suppressionsIn = (byHash: ReadonlyMap<string, SuppressionsOfAddress>) => {
  const of = (email: string): SuppressionsOfAddress => byHash.get(hashed(addressKey(email))) ?? [];
  return {
    of,
    reasonFor: (
      addressee: Addressee & { readonly email: string },
      sender: Sender,
    ): AnySuppressionReason | undefined => suppressionReasonOf(of(addressee.email), addressee, sender),
  };
};

export type CurrentSuppressions = ReturnType<typeof suppressionsIn>;

/** Read before each batch, so that somebody who unsubscribes during a run is left out of the rest. */
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
  const indexOf = openAddressIndex();

  return {
    suppressWrite: (
      organisationId: string | null,
      email: string,
      reason: AnySuppressionReason,
      at = new Date().toISOString(),
    ): Write => {
      const suppression: Suppression = {
        id: idOf(organisationId, hashed(addressKey(email))),
        organisationId,
        reason,
        at,
      };
      return expiring(stored.overwrite(suppression), suppression);
    },

    liftWrites: (found: SuppressionsOfAddress, office: string): Write[] =>
      found
        .filter(({ organisationId }) => organisationId === office)
        .map(({ id }) => stored.overwriteRemoved(id)),

    findEverywhere: async (email: string): Promise<SuppressionsOfAddress> => {
      const address = addressKey(email);
      const found = await stored.findMany([idOf(null, hashed(address)), idOf(null, address)]);
      return [...found.values()];
    },

    update: (id: string, change: (suppression: Suppression) => Suppression): Promise<Suppression> =>
      stored.update(id, change),

    /** The batches of a sender share one reading. */
    current: async (): Promise<CurrentSuppressions> => suppressionsIn(indexOf(await read())),
  };
};

export type Suppressions = ReturnType<typeof openSuppressions>;
