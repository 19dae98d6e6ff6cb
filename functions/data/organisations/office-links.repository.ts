import * as z from "zod";
import { serviceProblems } from "../../../shared/contract/general.problems.ts";
import { OfficeLink } from "../../../shared/organisations/link.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Item, Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

const TRIES = 8;

const StoredLink = OfficeLink.extend({ version: z.int().default(1) });
export type StoredLink = z.infer<typeof StoredLink>;

const Stored = z.object({ version: z.int(), links: z.array(StoredLink) });

const keyOf = (officeId: string): Key => ({ pk: "OFFICE_LINKS", sk: officeId });

const storedOf = (item: Item | undefined): z.infer<typeof Stored> =>
  item ? Stored.parse(item) : { version: 0, links: [] };

const inOrder = (links: readonly StoredLink[]): StoredLink[] =>
  links.toSorted((one, other) => one.ordering - other.ordering);

export const openOfficeLinks = (table: Table) => ({
  of: async (officeId: string): Promise<readonly StoredLink[]> =>
    storedOf(await table.get(keyOf(officeId))).links,

  change: async (
    officeId: string,
    change: (links: readonly StoredLink[]) => readonly StoredLink[],
    inTransaction: (before: readonly StoredLink[]) => readonly Write[] | Promise<readonly Write[]> = () => [],
  ): Promise<readonly StoredLink[]> => {
    for (let tries = 1; tries <= TRIES; tries++) {
      const { version, links: before } = storedOf(await table.get(keyOf(officeId)));
      const links = inOrder(change(before));
      const put = {
        Item: { ...keyOf(officeId), version: version + 1, links },
        ConditionExpression: "attribute_not_exists(pk) OR version = :version",
        ExpressionAttributeValues: { ":version": version },
      };
      if (await table.tryTransact([{ Put: put }, ...(await inTransaction(before))])) return links;
    }
    throw new Problem(serviceProblems.busy);
  },
});
