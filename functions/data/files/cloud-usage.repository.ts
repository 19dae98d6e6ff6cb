import type { Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import type { StoredFile } from "./stored-file.ts";

/** People of no office share one account. */
const NO_OFFICE = "-";

export const usageAccount = (office: string | null): string => office ?? NO_OFFICE;

const keyOf = (account: string): Key => ({ pk: "CLOUD_USAGE", sk: account });

type Counted = Pick<StoredFile, "size" | "countedFor">;

/** Fails if the account would then hold more than `most` bytes. */
export const countWrites = ({ size, countedFor }: Counted, most: number): readonly Write[] => {
  if (countedFor === undefined) return [];
  // An account that is not there yet holds nothing.
  const isEmptyEnough = size <= most ? "attribute_not_exists(heldBytes) OR " : "";
  return [
    {
      Update: {
        Key: keyOf(countedFor),
        UpdateExpression: "ADD heldBytes :size",
        ConditionExpression: `${isEmptyEnough}heldBytes <= :left`,
        ExpressionAttributeValues: { ":size": size, ":left": most - size },
      },
    },
  ];
};

export const uncountWrites = ({ size, countedFor }: Counted): readonly Write[] =>
  countedFor === undefined
    ? []
    : [
        {
          Update: {
            Key: keyOf(countedFor),
            UpdateExpression: "ADD heldBytes :size",
            ExpressionAttributeValues: { ":size": -size },
          },
        },
      ];

/** How many bytes the cloud holds for an office. */
export const openCloudUsage = (table: Table) => ({
  of: async (office: string | null): Promise<number> =>
    Number((await table.get(keyOf(usageAccount(office))))?.heldBytes ?? 0),
});
