import { GetObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { makeZip } from "client-zip";

const client = new S3Client({ responseChecksumValidation: "WHEN_REQUIRED" });

interface BareZip {
  readonly bucket: string;
  readonly keys: readonly string[];
  readonly target: string;
}

/** One file after the other through the library, from the store into the store. */
export const zip = async ({ bucket: Bucket, keys, target }: BareZip): Promise<void> => {
  const inputs = async function* () {
    for (const Key of keys) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      if (!Body) throw new Error(`${Key} is empty.`);
      yield { name: Key, input: Body.transformToWebStream() };
    }
  };
  await new Upload({ client, params: { Bucket, Key: target, Body: makeZip(inputs()) } }).done();
};
