import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Endpoints } from "../endpoints.ts";
import { startDynamoDb } from "./dynamodb.ts";
import { type Engine, externalEngine } from "./engine.ts";
import { type S3Sqs, startS3Sqs } from "./s3-sqs.ts";

export interface EngineOptions {
  readonly folder?: string | undefined;
  readonly region: string;
  readonly external: Partial<Endpoints>;
  readonly scanSeconds: number;
}

export interface Engines {
  readonly dynamodb: Engine;
  readonly s3: Engine;
  readonly sqs: Engine;
  /** Undefined for an external S3. */
  readonly embedded: S3Sqs | undefined;
}

const startStorage = async ({ folder, region, scanSeconds, external: { S3, SQS } }: EngineOptions) => {
  const embedded =
    S3 && SQS
      ? undefined
      : await startS3Sqs({ region, folder: folder && join(folder, "fauxqs"), sqsUrl: SQS, scanSeconds });
  const engineAt = (url: string | undefined) =>
    url ? externalEngine(url) : (embedded ?? externalEngine(""));
  return { s3: engineAt(S3), sqs: engineAt(SQS), embedded: S3 ? undefined : embedded };
};

export const startEngines = async (options: EngineOptions, scope: AsyncDisposableStack): Promise<Engines> => {
  const { folder, external } = options;
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const started = <E extends Engine>(engine: E): E => scope.adopt(engine, ({ stop }) => stop());
  const [dynamodb, storage] = await Promise.all([
    external.DYNAMODB ? externalEngine(external.DYNAMODB) : startDynamoDb(folder).then(started),
    startStorage(options).then((made) => {
      if (made.embedded) started(made.embedded);
      else started(made.sqs);
      return made;
    }),
  ]);
  return { dynamodb, ...storage };
};
