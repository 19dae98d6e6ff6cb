import { randomBytes } from "node:crypto";
import { DeleteObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { openCloudItems } from "../../../functions/data/cloud/cloud-items.collection.ts";
import { fileKeyOf } from "../../../functions/data/files/object-keys.ts";
import { clientOptions } from "../../../infra/local/engines/client-options.ts";
import { jobs } from "../../../shared/jobs/jobs.contract.ts";
import { aCloudFile, aCloudItem } from "../../support/cloud.builder.ts";
import { readyPeople } from "../../support/viewers.ts";
import { openBareFunction } from "../bare/bare-function.ts";
import { compared, type Part } from "../kit/figure.ts";
import { inPairs } from "../kit/pairs.ts";
import { temporaryFolder } from "../kit/scope.ts";
import { duration } from "../kit/statistics.ts";
import { startPortal } from "../portal/portal-run.ts";

const MB = 1024 * 1024;
const FILE = 4 * MB;
/** Of some GB each. */
const ROUNDS = 3;

/** A portal in which folders are made ZIPs with and without product code. */
const startZips = async (scope: AsyncDisposableStack) => {
  const { runtime, table, probe, visit } = await startPortal(scope, { dataDir: temporaryFolder(scope) });
  const environment = runtime.environmentOf("zip-maker");
  const Bucket = environment.BUCKET_NAME ?? "";
  const s3 = new S3Client({ ...clientOptions(runtime.endpoints.S3, runtime.region), forcePathStyle: true });
  const bare = openBareFunction(scope, "zip", environment);
  const person = await visit(readyPeople.editor);
  const content = randomBytes(FILE);
  let turn = 0;

  return {
    probe,
    /** Of so many MB, in files of 4 MB. */
    folderOf: async (megabytes: number) => {
      const folder = aCloudItem({ title: `Ordner mit ${megabytes} MB` });
      const inside = Array.from({ length: Math.ceil(megabytes / 4) }, (_, at) =>
        aCloudFile(folder.id, `Datei ${at}.pdf`, FILE),
      );
      const keys = inside.flatMap(({ file }) => (file ? [fileKeyOf(file.id)] : []));
      for (const Key of keys) await s3.send(new PutObjectCommand({ Bucket, Key, Body: content }));
      await openCloudItems(table).insertMany([folder, ...inside]);
      return { id: folder.id, keys };
    },

    zip: async (folderId: string) => {
      const { data: job } = await person.call(jobs.zip, { body: { cloudIds: [folderId] } });
      const body = JSON.stringify({ id: job.id, userId: person.user.id });
      const taken = await duration(() =>
        runtime.invoke("zip-maker", { Records: [{ messageId: job.id, body }] }),
      );
      const { data: made } = await person.call(jobs.read, { params: { id: job.id } });
      if (made.fileId === null) throw new Error(`The ZIP is ${made.state}.`);
      await s3.send(new DeleteObjectCommand({ Bucket, Key: fileKeyOf(made.fileId) }));
      return taken;
    },

    bareZip: async (keys: readonly string[]) => {
      const target = `bare-${turn++}`;
      const taken = await duration(() => bare.invoke({ bucket: Bucket, keys, target }));
      await s3.send(new DeleteObjectCommand({ Bucket, Key: target }));
      return taken;
    },
  };
};

export const about = "a ZIP of 1 GB, beside a bare stream";

export const part: Part = async ({ quick, say, scope }) => {
  say("ZIPs");
  const { folderOf, zip, bareZip, probe } = await startZips(scope);
  const megabytes = quick ? 100 : 1024;
  const [little, much] = [await folderOf(100), await folderOf(megabytes)];
  await zip(little.id);
  await bareZip(little.keys);
  const peaks: number[] = [];
  const speedOf = async (folder: typeof much) => {
    probe.look();
    const taken = await zip(folder.id);
    peaks.push(probe.look().peakMemory / MB);
    return (megabytes * 1000) / taken;
  };
  for (let round = 0; round < ROUNDS; round++) await speedOf(little);
  const least = Math.max(...peaks.splice(0));
  const pairs = await inPairs(
    ROUNDS,
    () => speedOf(much),
    async () => (megabytes * 1000) / (await bareZip(much.keys)),
  );
  const what = `ZIP of ${megabytes} MB`;
  return [
    compared({
      what,
      unit: "MB/s",
      yardstick: "a bare stream through the library",
      pairs,
      goal: { least: 0.7 },
    }),
    compared({
      what: `${what}: most memory of the worker`,
      unit: "MB",
      yardstick: "at 100 MB",
      pairs: peaks.map((measured) => ({ measured, yardstick: least })),
      goal: { most: 1.3 },
    }),
  ];
};
