import { randomUUID } from "node:crypto";
import { PutObjectCommand, type S3Client } from "@aws-sdk/client-s3";
import { lightFormat } from "date-fns/lightFormat";
import { inUtc } from "../../../shared/dates/utc-dates.ts";
import { messageOf } from "../error-message.ts";
import type { DeliveryStream } from "./event-config.ts";

export interface Firehose {
  readonly put: (record: string) => void;
  readonly flush: () => Promise<void>;
}

const objectKey = ({ name, prefix }: DeliveryStream) => {
  const now = inUtc(new Date());
  // Firehose adds the hour to a prefix without expressions of its own.
  const hour = lightFormat(now, "yyyy/MM/dd/HH");
  const stamp = lightFormat(now, "yyyy-MM-dd-HH-mm-ss");
  return `${prefix}${hour}/${name}-1-${stamp}-${randomUUID()}`;
};

export const createFirehose = (stream: DeliveryStream, client: S3Client): Firehose => {
  let records: string[] = [];
  let bytes = 0;
  let timer: NodeJS.Timeout | undefined;
  const writing = new Set<Promise<void>>();

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    if (records.length === 0) return;
    const text = records.join("");
    records = [];
    bytes = 0;
    const put = new PutObjectCommand({
      Bucket: stream.bucket,
      Key: objectKey(stream),
      Body: text,
      ContentType: "application/octet-stream",
    });
    const written = client
      .send(put)
      .then(
        () => {},
        (error: unknown) =>
          console.error(`Firehose could not write to ${stream.bucket}: ${messageOf(error)}`),
      )
      .finally(() => writing.delete(written));
    writing.add(written);
  };

  return {
    put: (record) => {
      records.push(record);
      bytes += record.length;
      if (bytes >= stream.sizeBytes) write();
      else timer ??= setTimeout(write, stream.intervalSeconds * 1000);
    },
    flush: async () => {
      write();
      await Promise.all(writing);
    },
  };
};
