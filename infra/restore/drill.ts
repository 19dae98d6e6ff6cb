import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { S3Client } from "@aws-sdk/client-s3";
import { type Digest, digestsOf } from "./digest.ts";
import { createTableLike, kindOfItem, readItems, removeItems, type StoredItem, writeItems } from "./items.ts";
import { kindOfObject, readObjects, removeObject, type StoredObject, writeObject } from "./objects.ts";

export interface Stores {
  readonly dynamodb: DynamoDBClient;
  readonly s3: S3Client;
  readonly table: string;
  readonly bucket: string;
}

export type Digests = ReadonlyMap<string, Digest>;

export interface Drill {
  readonly before: Digests;
  readonly lost: Digests;
  readonly restored: Digests;
  readonly table: string;
}

interface Contents {
  readonly items: readonly StoredItem[];
  readonly objects: readonly StoredObject[];
}

const read = async ({ dynamodb, s3, table, bucket }: Stores): Promise<Contents> => ({
  items: await readItems(dynamodb, table),
  objects: await readObjects(s3, bucket),
});

const digestsIn = ({ items, objects }: Contents): Digests =>
  new Map([
    ...digestsOf(items, kindOfItem),
    ...[...digestsOf(objects, kindOfObject)].map(([kind, digest]) => [`${kind}/`, digest] as const),
  ]);

const everyOther = <Thing>(things: readonly Thing[]) => things.filter((_, index) => index % 2 === 0);

const lose = async ({ dynamodb, s3, table, bucket }: Stores, { items, objects }: Contents) => {
  const removed = everyOther(items);
  const left = items.filter((item) => !removed.includes(item));
  await removeItems(dynamodb, table, removed);
  await writeItems(
    dynamodb,
    table,
    everyOther(left).map((item) => ({ ...item, version: { N: "999999" } })),
  );
  for (const object of everyOther(objects)) await removeObject(s3, bucket, object);
};

const restore = async ({ dynamodb, s3, table, bucket }: Stores, { items, objects }: Contents) => {
  const name = `${table}-restored`;
  await createTableLike(dynamodb, table, name);
  await writeItems(dynamodb, name, items);
  const present = new Set((await readObjects(s3, bucket)).map(({ key }) => key));
  for (const object of objects.filter(({ key }) => !present.has(key))) await writeObject(s3, bucket, object);
  return name;
};

/** The export is the source of the restore, since the engines here know none of their own. */
export const drill = async (stores: Stores): Promise<Drill> => {
  const exported = await read(stores);
  await lose(stores, exported);
  const lost = digestsIn(await read(stores));
  const table = await restore(stores, exported);
  const restored = digestsIn(await read({ ...stores, table }));
  return { before: digestsIn(exported), lost, restored, table };
};

export const differences = (some: Digests, others: Digests): string[] =>
  [...new Set([...some.keys(), ...others.keys()])].filter(
    (kind) => some.get(kind)?.hash !== others.get(kind)?.hash,
  );
