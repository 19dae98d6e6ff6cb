import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { S3Client } from "@aws-sdk/client-s3";
import { synthesise } from "../local/build/synthesise.ts";
import { clientOptions } from "../local/engines/client-options.ts";
import { messageOf } from "../local/error-message.ts";
import { startRuntime } from "../local/runtime.ts";
import type { Runtime } from "../local/runtime-options.ts";
import { seedRuntime } from "../local/seed-target.ts";
import { type Drill, differences, drill } from "./drill.ts";

const report = ({ before, lost, restored }: Drill) => {
  for (const [kind, { count }] of before) {
    const counts = [count, lost.get(kind)?.count ?? 0, restored.get(kind)?.count ?? 0];
    console.log(kind.padEnd(28), ...counts.map((one) => String(one).padStart(8)));
  }
};

const drillIn = async ({ endpoints, region, environment }: Runtime): Promise<Drill> => {
  const dynamodb = new DynamoDBClient(clientOptions(endpoints.DYNAMODB, region));
  const s3 = new S3Client({ ...clientOptions(endpoints.S3, region), forcePathStyle: true });
  const { TABLE_NAME: table = "", BUCKET_NAME: bucket = "" } = environment;
  try {
    return await drill({ dynamodb, s3, table, bucket });
  } finally {
    dynamodb.destroy();
    s3.destroy();
  }
};

/** In memory, without queues and schedules, so that nothing changes the data meanwhile. */
const run = async (): Promise<Drill> => {
  const runtime = await startRuntime({
    assembly: await synthesise(),
    queues: false,
    schedules: false,
    beforeOpen: (started) => seedRuntime(started, "demo"),
  });
  try {
    return await drillIn(runtime);
  } finally {
    await runtime.stop();
  }
};

try {
  const done = await run();
  console.log("".padEnd(28), ...["before", "lost", "restored"].map((title) => title.padStart(8)));
  report(done);
  const wrong = differences(done.before, done.restored);
  if (wrong.length > 0) throw new Error(`Not as before: ${wrong.join(", ")}`);
  console.log("Counts and hashes are as before.");
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
