import { gunzipSync } from "node:zlib";
import { GetObjectCommand, paginateListObjectsV2, S3Client } from "@aws-sdk/client-s3";
import { eraseDataOf } from "../../../functions/administration/data-requests/erase-data.ts";
import { findDataOf } from "../../../functions/administration/data-requests/find-data.ts";
import { openZipStore } from "../../../functions/data/jobs/zip-store.repository.ts";
import { mentionsOf } from "../../../functions/data/personal/mentions.ts";
import { findPerson } from "../../../functions/data/personal/person.ts";
import { openStores } from "../../../functions/data/stores.ts";
import type { Item } from "../../../functions/platform/table/item.ts";
import type { Table } from "../../../functions/platform/table/table.ts";
import { openPersonalSources } from "../../../functions/workers/personal-sources.ts";
import { administration } from "../../../shared/administration/administration.contract.ts";
import { portal } from "../../portal.ts";
import { fetchFile } from "../../support/files.builder.ts";
import { anAccount, asApplicant, asColleague, asReader, inALedger, newAddress } from "./person.fixture.ts";

const { dataRequests } = administration;

/** Objects of the bucket as text, whatever they are packed in. */
const objects = async () => {
  const client = new S3Client({});
  const Bucket = process.env.BUCKET_NAME;
  const found: { readonly key: string; readonly text: string }[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
    for (const { Key = "" } of Contents) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      const bytes = Buffer.from((await Body?.transformToByteArray()) ?? []);
      found.push({ key: Key, text: (Key.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("latin1") });
    }
  }
  return found;
};

export const itemsIn = async (table: Table): Promise<Item[]> => {
  const found: Item[] = [];
  for await (const page of table.scanPages(0, 1)) found.push(...page);
  return found;
};

export const privacyFixture = async () => {
  const { as, table } = await portal();
  const admin = await as("admin");
  const stores = openStores(table);
  const sources = openPersonalSources(stores);

  const read = async (id: string) => (await admin.call(dataRequests.read, { params: { id } })).data;

  return {
    as,
    table,
    admin,
    stores,
    sources,
    objects,
    read,

    /** Somebody of whom everything there is is stored. */
    everything: async () => {
      const email = newAddress();
      const { employee, user } = await anAccount(table, email);
      const subscriber = await asReader(table, email);
      const ledger = await inALedger(table, email, employee.id);
      const application = await asApplicant(table, email);
      const made = await asColleague(table, employee.id, user.id, email);
      return { email, employee, user, subscriber, ledger, application, ...made };
    },

    ask: async (email: string) => (await admin.call(dataRequests.create, { body: { email } })).data.id,

    find: async (id: string) => {
      await findDataOf({ ...stores, sources, zipStore: openZipStore() }, id);
      return read(id);
    },

    eraser: { ...stores, sources },

    erase: async (id: string, contents: "named" | "unnamed") => {
      await admin.call(dataRequests.erase, { params: { id }, body: { contents } });
      await eraseDataOf({ ...stores, sources }, id);
      return read(id);
    },

    zipOf: async (id: string) => {
      const { url } = (await admin.call(dataRequests.zip, { params: { id } })).data;
      return new Uint8Array(await (await fetchFile(url)).arrayBuffer());
    },

    mentionsOf: async (email: string) => mentionsOf(await findPerson(email, stores)),
  };
};
