import { clientOptions } from "../local/engines/client-options.ts";
import { readRun } from "../local/run-file.ts";
import { readSettings } from "../local/settings.ts";
import type { PortalAccess } from "./portal-access.ts";

export const localPortal = (environment: NodeJS.ProcessEnv): PortalAccess => {
  const { dataDir } = readSettings([], environment);
  const run = readRun(dataDir);
  if (!run) throw new Error(`No portal is running on ${dataDir}: begin one by npm start.`);
  const { url, region, endpoints, tableName, queueUrl } = run;
  return {
    tableName,
    queueUrl,
    origin: url,
    dynamodb: clientOptions(endpoints.DYNAMODB, region),
    sqs: clientOptions(endpoints.SQS, region),
  };
};
