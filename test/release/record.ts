import { writeFileSync } from "node:fs";
import { DynamoDBDocumentClient, paginateScan } from "@aws-sdk/lib-dynamodb";
import { ulid } from "ulid";
import { openAudit } from "../../functions/data/audit/open-audit.ts";
import { fileItem } from "../../functions/data/files/file-item.ts";
import type { Item } from "../../functions/platform/table/item.ts";
import { fillDemo } from "../../infra/demo/fill-demo.ts";
import { openDemoStores } from "../../infra/demo/stores.ts";
import { newTable } from "../support/new-table.ts";
import { openAccounts, readyPeople } from "../support/viewers.ts";

const KIND = /"kind\\?":\\?"(\w+)/;
const PARENT = /"postId\\?":\\?"([\w-]+)/;

/** Items look alike if they stand in partitions of one kind, are of one kind themselves and have the same attributes. */
const lookOf = (item: Item) =>
  [String(item.pk).split("#")[0], KIND.exec(JSON.stringify(item))?.[1], ...Object.keys(item).toSorted()].join(
    " ",
  );

/** Of what looks alike, one if it is large. */
const KEPT = 2;
const isSmall = (item: Item) => JSON.stringify(item).length < 20_000;

/** A few of every kind of item that this release stores, of the demo data. */
export const recordItems = async (path: URL): Promise<void> => {
  const { client, name, table } = await newTable();
  const { createAccount } = openAccounts(table);
  await fillDemo(openDemoStores(table), new Date("2026-11-20T14:00:00.000Z"), {
    portalOrigin: "https://portal.example",
    storeAll: (files) => table.putMany(files.map(({ file }) => fileItem(file, undefined))),
  });
  const { user } = await createAccount(readyPeople.editor);
  await openAudit(table).put({
    id: ulid(),
    action: "settings.changed",
    actor: { id: user.id, name: user.username },
    subject: { id: null, name: null },
    facts: {},
    requestId: null,
  });

  const kept = new Map<string, Item[]>();
  const all = new Map<string, Item>();
  for await (const { Items = [] } of paginateScan(
    { client: DynamoDBDocumentClient.from(client) },
    { TableName: name },
  )) {
    for (const item of Items) {
      all.set(String(item.sk), item);
      const alike = kept.get(lookOf(item)) ?? [];
      if (alike.length === 0 || (alike.length < KEPT && isSmall(item)))
        kept.set(lookOf(item), [...alike, item]);
    }
  }
  const items = [...kept.values()].flat();
  const parents = items.flatMap((item) => all.get(PARENT.exec(JSON.stringify(item))?.[1] ?? "") ?? []);
  const lines = [...new Set([...items, ...parents])].map((item) => `${JSON.stringify(item)}\n`);
  writeFileSync(path, lines.join(""));
};
