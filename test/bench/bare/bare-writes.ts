import { ulid } from "ulid";
import type { Step } from "./record-commands.ts";

/** As the product's bulk writer: four transactions in parallel, each subscriber with the item that claims its address. */
const PARALLEL = 4;
const PAIRS = 49;

export const bareWrites = (
  TableName: string,
  entities: readonly object[],
): { readonly steps: readonly Step[]; readonly parallel: number } => {
  const run = ulid();
  const put = (Item: Readonly<Record<string, unknown>>) => ({
    Put: { TableName, Item, ConditionExpression: "attribute_not_exists(pk)" },
  });
  const pairOf = (entity: object, no: number) => {
    const id = ulid();
    const listed = JSON.stringify({ ...entity, id });
    return [
      put({ pk: `BARE#${run}#${no % 2}`, sk: id, version: 1, changedAt: Date.now(), listed }),
      put({ pk: `UNIQUE#BARE#email#${run}#import-${no}@subscriber.example`, sk: "CLAIM", id }),
    ];
  };
  const step = Array.from({ length: Math.ceil(entities.length / PAIRS) }, (_, no) => {
    const some = entities.slice(no * PAIRS, (no + 1) * PAIRS);
    const TransactItems = some.flatMap((entity, index) => pairOf(entity, no * PAIRS + index));
    return { name: "TransactWriteCommand" as const, input: { TransactItems } };
  });
  return { steps: [step], parallel: PARALLEL };
};
