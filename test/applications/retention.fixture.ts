import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { GetObjectCommand, paginateListObjectsV2, S3Client } from "@aws-sdk/client-s3";
import { DynamoDBDocumentClient, paginateScan } from "@aws-sdk/lib-dynamodb";
import { openApplicationMailComposer } from "../../functions/applications/mails/compose-mail.ts";
import { openPageLinks } from "../../functions/applications/page-links.ts";
import { sweepApplications } from "../../functions/applications/retention/sweep-applications.ts";
import { openStores } from "../../functions/data/stores.ts";
import { personalise } from "../../functions/data/templates/personal-mail.ts";
import { sweepFiles } from "../../functions/files/sweep-files.ts";
import { openDelivery } from "../../functions/platform/mail/outbox-delivery.ts";
import { outboxPartitions } from "../../functions/platform/mail/outbox-item.ts";
import type { SentMail } from "../../functions/platform/mail/ses.ts";
import type { Table } from "../../functions/platform/table/table.ts";
import { sweepDeps } from "../support/sweep-deps.ts";
import { applicationFixture } from "./application.fixture.ts";

export interface Place {
  /** The partition of an item, or the key of an object. */
  readonly name: string;
  readonly content: string;
}

const itemsOf = async ({ name: TableName }: Table): Promise<Place[]> => {
  const found: Place[] = [];
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  for await (const { Items = [] } of paginateScan({ client }, { TableName })) {
    for (const { pk, ...content } of Items) {
      found.push({ name: String(pk), content: JSON.stringify(content) });
    }
  }
  return found;
};

const objectsOf = async (): Promise<Place[]> => {
  const client = new S3Client({});
  const Bucket = process.env.BUCKET_NAME;
  const found: Place[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
    for (const { Key = "" } of Contents) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      found.push({
        name: Key,
        content: Buffer.from((await Body?.transformToByteArray()) ?? []).toString("latin1"),
      });
    }
  }
  return found;
};

/** Where any of the words is still found. */
export const placesOf = (places: readonly Place[], ...words: string[]): Place[] =>
  places.filter(({ name, content }) => words.some((word) => name.includes(word) || content.includes(word)));

/** Applications whose mails go out when told, and whose table and bucket are walked. */
export const retentionFixture = async () => {
  const fixture = await applicationFixture();
  const { table } = fixture;
  const sent: SentMail[] = [];
  const compose = openApplicationMailComposer({
    ...openStores(table),
    portalOrigin: "https://portal.example",
    pageLinks: openPageLinks("link-secret-of-the-tests", "https://portal.example"),
  });
  const delivery = openDelivery(table, {
    ses: {
      send: async (mail: SentMail) => {
        sent.push(mail);
        return "id";
      },
    },
    queue: { send: async () => {} },
    textOf: () => "",
    personalise,
    compose,
    fromOf: openStores(table).mailFrom,
  });
  const waiting = async () => (await Promise.all(outboxPartitions.map((pk) => table.all(pk)))).flat();

  return {
    ...fixture,
    sent,
    waiting,
    deliver: async () => {
      sent.splice(0);
      for (const { sk } of await waiting()) await delivery({ id: String(sk) });
      return sent;
    },
    places: async () => [...(await itemsOf(table)), ...(await objectsOf())],
    sweepOn: (on: Table, now: Date) => sweepApplications(openStores(on), now),
    sweepBytesOn: (on: Table, now: Date) => sweepFiles(sweepDeps(on), now),
  };
};
