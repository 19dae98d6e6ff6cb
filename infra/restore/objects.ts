import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from "@aws-sdk/client-s3";

export interface StoredObject {
  readonly key: string;
  readonly type: string | undefined;
  readonly body: Uint8Array;
}

export const kindOfObject = ({ key }: StoredObject): string => key.split("/")[0] ?? "";

const read = async (client: S3Client, Bucket: string, key: string): Promise<StoredObject> => {
  const { Body, ContentType } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
  return { key, type: ContentType, body: (await Body?.transformToByteArray()) ?? new Uint8Array() };
};

export const readObjects = async (client: S3Client, Bucket: string): Promise<StoredObject[]> => {
  const objects: StoredObject[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
    for (const { Key } of Contents) objects.push(await read(client, Bucket, Key ?? ""));
  }
  return objects;
};

export const writeObject = (client: S3Client, Bucket: string, { key, type, body }: StoredObject) =>
  client.send(new PutObjectCommand({ Bucket, Key: key, Body: body, ContentType: type }));

export const removeObject = (client: S3Client, Bucket: string, { key }: StoredObject) =>
  client.send(new DeleteObjectCommand({ Bucket, Key: key }));
