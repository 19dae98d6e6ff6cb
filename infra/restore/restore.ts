import { CloudFormationClient } from "@aws-sdk/client-cloudformation";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { LambdaClient } from "@aws-sdk/client-lambda";
import { deployedPortal } from "../create-admin/deployed-portal.ts";
import { messageOf } from "../local/error-message.ts";
import { regionOf } from "../stages/stages.ts";
import { readStage } from "./deployed-stage.ts";
import { restoreTable } from "./point-in-time.ts";
import { readRestore } from "./read-restore.ts";
import { take } from "./step.ts";
import { startWriters, stopWriters } from "./writers.ts";

const compact = (time: Date) => time.toISOString().slice(0, 19).replaceAll(/[-:]/g, "");

try {
  const { stage, to, isConfirmed } = readRestore(process.argv.slice(2));
  const options = regionOf(stage);
  const lambda = new LambdaClient(options);
  const deployed = await readStage(new CloudFormationClient(options), stage);
  const output = { isConfirmed, print: (line: string) => console.log(line) };
  if (to) {
    const { tableName: source } = await deployedPortal(stage);
    const target = `${deployed.stackName}-${compact(to)}Z`;
    const table = await restoreTable(new DynamoDBClient(options), { source, target, time: to });
    await take([...stopWriters(lambda, deployed), ...table], output);
    console.log(
      `Then look into ${target}, write restoredTable: "${target}" into infra/stages/${stage}.ts, deploy, and: npm run restore -- --stage ${stage} --resume`,
    );
  } else await take(startWriters(lambda, deployed), output);
  if (!isConfirmed) console.log("Nothing is done yet: the same again with --yes does it.");
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
