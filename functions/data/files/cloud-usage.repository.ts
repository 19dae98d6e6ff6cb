import { change, expression } from "../../platform/table/change.ts";
import type { Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import type { StoredFile } from "./stored-file.ts";

/** People without an office share one account. */
const NO_OFFICE = "-";

export const usageAccount = (office: string | null): string => office ?? NO_OFFICE;

const keyOf = (account: string): Key => ({ pk: "CLOUD_USAGE", sk: account });

type Counted = Pick<StoredFile, "size" | "countedFor">;

/** Fails if the account would then hold more than `most` bytes. */
export const countWrites = ({ size, countedFor }: Counted, most: number): readonly Write[] => {
  if (countedFor === undefined) return [];
  const fits = expression`heldBytes <= ${most - size}`;
  // A missing account holds nothing.
  return [
    change(keyOf(countedFor), {
      add: { heldBytes: size },
      if: size <= most ? expression`attribute_not_exists(heldBytes) OR ${fits}` : fits,
    }),
  ];
};

export const uncountWrites = ({ size, countedFor }: Counted): readonly Write[] =>
  countedFor === undefined ? [] : [change(keyOf(countedFor), { add: { heldBytes: -size } })];

export const openCloudUsage = (table: Table) => ({
  of: async (office: string | null): Promise<number> =>
    Number((await table.get(keyOf(usageAccount(office))))?.heldBytes ?? 0),
});
