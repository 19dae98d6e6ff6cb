import { randomBytes } from "node:crypto";
import { DeleteObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { openCloudItems } from "../../../functions/data/cloud/cloud-items.collection.ts";
import { fileKeyOf } from "../../../functions/data/files/object-keys.ts";
import { clientOptions } from "../../../infra/local/engines/client-options.ts";
import { jobs } from "../../../shared/jobs/jobs.contract.ts";
import { aCloudItem, aContent } from "../../support/cloud.builder.ts";
import { readyPeople } from "../../support/viewers.ts";
import { openBareFunction } from "../bare/bare-function.ts";
import { duration } from "../kit/statistics.ts";
import { startPortal } from "./portal-run.ts";

const FILE = 4 * 1024 * 1024;

/** A folder with so many files of 4 MB, to be made a ZIP with and without product code. */
export const startZips = async (scope: AsyncDisposableStack, dataDir: string) => {
  const portal = await startPortal(scope, { queues: false, schedules: false, dataDir });
  const { runtime, table } = portal;
  const environment = runtime.environmentOf("zip-maker");
  const Bucket = environment.BUCKET_NAME ?? "";
  const s3 = new S3Client({ ...clientOptions(runtime.endpoints.S3, runtime.region), forcePathStyle: true });
  const bare = openBareFunction(scope, "zip", environment);
  const person = await portal.visit(readyPeople.editor);
  const content = randomBytes(FILE);
  let turn = 0;

  return {
    ...portal,
    /** Of so many MB. */
    folderOf: async (megabytes: number) => {
      const folder = aCloudItem({ title: `Ordner mit ${megabytes} MB` });
      const inside = Array.from({ length: Math.ceil(megabytes / 4) }, (_, at) => {
        const { file, ...upload } = aContent();
        const title = `Datei ${at}.pdf`;
        return aCloudItem({
          parentId: folder.id,
          title,
          isFile: true,
          file: { ...file, fileName: title, size: FILE },
          upload,
        });
      });
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
