import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, paginateScan } from "@aws-sdk/lib-dynamodb";
import { inject } from "vitest";
import { fillDemo } from "../../../infra/demo/fill-demo.ts";
import { seed } from "../../../infra/demo/seed.ts";
import { openDemoStores } from "../../../infra/demo/stores.ts";
import { StoredItem } from "../../release/shapes.ts";
import { newBucket } from "../../support/new-stores.ts";
import { engineVariables, newTable } from "../../support/new-table.ts";

const all = async <Entity>(collection: { readonly pages: () => AsyncGenerator<Entity[]> }) => {
  const entities: Entity[] = [];
  for await (const page of collection.pages()) entities.push(...page);
  return entities;
};

const newFixture = async () => {
  const [{ name, table }, bucket] = await Promise.all([newTable(), newBucket()]);
  const env = {
    ...engineVariables(),
    TABLE_NAME: name,
    BUCKET_NAME: bucket,
    PORTAL_ORIGIN: "https://portal.example",
  };
  return { stores: openDemoStores(table), env };
};

type Fixture = Awaited<ReturnType<typeof newFixture>>;

const groupIn = async ({ stores, env }: Fixture) => {
  const [offices, employees, roles, users, templateSets, industries, subscribers, articles, newsletters] =
    await Promise.all([
      all(stores.organisations),
      all(stores.employees),
      all(stores.roles),
      all(stores.users),
      all(stores.templateSets),
      all(stores.industries),
      all(stores.subscribers),
      all(stores.articles),
      all(stores.newsletters),
    ]);
  return {
    stores,
    env,
    group: {
      offices,
      employees,
      roles,
      users,
      templateSets,
      industries,
      subscribers,
      articles: articles.filter(({ deletedAt }) => !deletedAt),
      newsletters,
    },
  };
};

export type Seeded = Awaited<ReturnType<typeof groupIn>>;

/** All that the table holds. */
export const itemsOf = async ({ env }: Seeded): Promise<StoredItem[]> => {
  const items: StoredItem[] = [];
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  for await (const { Items = [] } of paginateScan({ client }, { TableName: env.TABLE_NAME }))
    items.push(...Items.map((item) => StoredItem.parse(item)));
  return items;
};

/** How many there are of each kind. */
export const countsOf = ({ group }: Seeded): Record<string, number> =>
  Object.fromEntries(Object.entries(group).map(([name, { length }]) => [name, length]));

/** The newsletters that were sent, stopped or not. */
export const sentOnes = ({ group }: Seeded) =>
  group.newsletters.filter(({ startedSendingAt }) => startedSendingAt !== null);

export const runOf = async ({ stores }: Seeded, id: string) => {
  const run = await stores.runs.find(id);
  if (!run) throw new Error(`${id} was not sent`);
  return run;
};

/** A new table filled as a first start fills one, and everything that is in it then. */
export const seeded = async (kind: "demo" | "empty", now: Date) => {
  const fixture = await newFixture();
  const endpoints = { DYNAMODB: inject("dynamoDbUrl"), S3: inject("s3SqsUrl"), SQS: "", SESV2: "" };
  await seed({ kind, env: fixture.env, region: "eu-central-1", endpoints }, now);
  return groupIn(fixture);
};

/** The same without pictures, which are half of the work. */
export const seededQuickly = async (now: Date): Promise<Seeded> => {
  const fixture = await newFixture();
  const nothing = async () => {};
  await fillDemo(fixture.stores, now, {
    portalOrigin: fixture.env.PORTAL_ORIGIN,
    storeAll: nothing,
  });
  return groupIn(fixture);
};
