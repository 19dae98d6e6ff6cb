import { DynamoDBClient, TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import { expect, it } from "vitest";
import { everything } from "../../../functions/platform/collection/visible.ts";
import { openTable } from "../../../functions/platform/table/table.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { newTable } from "../../support/new-table.ts";
import { aBook, openBooks } from "../collection/books.ts";

const { name, table } = await newTable();

/** Refuses the first transaction for the sake of its last write. */
const openThrottled = (code: string) => {
  const client = new DynamoDBClient({});
  let tries = 0;
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (input) => {
        if (commandName !== "TransactWriteItemsCommand" || ++tries > 1) return next(input);
        const { TransactItems = [] } = input.input as { TransactItems?: readonly unknown[] };
        const CancellationReasons = TransactItems.map((_, index) => ({
          Code: index === TransactItems.length - 1 ? code : "None",
        }));
        throw new TransactionCanceledException({ $metadata: {}, message: "cancelled", CancellationReasons });
      },
    { step: "initialize" },
  );
  return openTable(client, name);
};

it.each(["ThrottlingError", "ProvisionedThroughputExceeded", "TransactionConflict"])(
  "a write is tried again when the journal, which all share, is refused with %s",
  async (code) => {
    await openBooks(openThrottled(code), code).insert(aBook({ title: "Neu" }));

    const { data } = await openBooks(table, code).list(listConfig(), everything);
    expect(data).toMatchObject([{ title: "Neu" }]);
  },
);
