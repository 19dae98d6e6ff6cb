import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { expect, inject, it } from "vitest";
import { createTables } from "../../../infra/local/resources/tables.ts";
import { readStack } from "../../../infra/local/template/stack.ts";
import { Template } from "../../../infra/local/template/template.ts";
import { engineVariables } from "../../support/new-table.ts";

/** The template's table, as it is or as it was before its index was there under this name. */
const stackOf = (version: "older" | "current") => {
  const text = inject("tableTemplate");
  const template = version === "older" ? text.replaceAll("byDueAt", "byGuestAt") : text;
  return readStack(
    { stackName: "aged", template: Template.parse(JSON.parse(template)), assets: new Map() },
    { region: "eu-central-1", account: "000000000000", queueUrl: (name) => name, secret: () => "" },
  );
};

it("says in a line that the data of an older version lack an index, and keeps tables that fit", async () => {
  Object.assign(process.env, engineVariables());
  const client = new DynamoDBClient({});
  await createTables(stackOf("older"), client);

  await expect(createTables(stackOf("current"), client)).rejects.toThrow(
    "The data are of an older version (the table lacks byDueAt); npm start -- --reset begins anew.",
  );
  await createTables(stackOf("older"), client);
});
