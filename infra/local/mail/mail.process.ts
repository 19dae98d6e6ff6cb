import { once } from "node:events";
import { createServer } from "node:http";
import { S3Client } from "@aws-sdk/client-s3";
import * as z from "zod";
import { clientOptions } from "../engines/client-options.ts";
import { serve } from "../engines/serve.ts";
import { Account, createAccount } from "./account.ts";
import { EventConfig } from "./event-config.ts";
import { createFaults, Fault } from "./faults.ts";
import { createFirehose, type Firehose } from "./firehose.ts";
import { mailListener } from "./mail-listener.ts";
import { createPublisher } from "./publisher.ts";
import { sendings } from "./sending.ts";
import { createSesDouble } from "./ses-double.ts";

const StartOptions = z.object({
  port: z.number(),
  allows: Account.prefault({}),
  keep: z.number(),
  accountId: z.string(),
  region: z.string(),
  s3Url: z.string(),
  events: EventConfig,
});

const faults = createFaults();
const account = createAccount();
let firehoses = new Map<string, Firehose>();

const start = async (argument: unknown) => {
  const { port, allows, keep, accountId, region, s3Url, events } = StartOptions.parse(argument);
  account.set(allows);
  const s3 = new S3Client({ ...clientOptions(s3Url, region), forcePathStyle: true });
  firehoses = new Map(events.streams.map((stream) => [stream.arn, createFirehose(stream, s3)]));
  const publisher = createPublisher(events, accountId, (arn, record) => firehoses.get(arn)?.put(record));
  const double = await createSesDouble(keep);
  const server = createServer(
    { keepAliveTimeout: 60_000 },
    mailListener(sendings({ double, account, faults, publisher }), account, double.pages),
  );
  server.listen(port);
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
};

serve({
  start,
  stage: (fault) => faults.stage(Fault.parse(fault)),
  clear: () => faults.clear(),
  allow: (allows) => account.set(Account.parse(allows)),
  flush: async () => {
    await Promise.all([...firehoses.values()].map((firehose) => firehose.flush()));
  },
});
