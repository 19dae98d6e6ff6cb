import { mkdirSync } from "node:fs";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { S3Client } from "@aws-sdk/client-s3";
import { SQSClient } from "@aws-sdk/client-sqs";
import { type Deployment, deploy } from "./deployment.ts";
import { type Endpoints, endpointVariables } from "./endpoints.ts";
import { clientOptions, credentials } from "./engines/client-options.ts";
import { startEngines } from "./engines/engines.ts";
import { startFirmAccounts } from "./engines/firm-accounts.ts";
import { listen } from "./http/server.ts";
import { INSTANCES } from "./lambda/capacity.ts";
import { localiseFor, portalNames } from "./localise.ts";
import { eventConfigOf } from "./mail/event-config.ts";
import { externalMail, startMail } from "./mail/mail-engine.ts";
import { hasAppMonitor, startRumDouble } from "./page-views/rum-double.ts";
import { startPushService } from "./push/push-service.ts";
import { queuesAreEmpty } from "./queues-are-empty.ts";
import { corsRules } from "./resources/bucket-cors.ts";
import { notificationRules } from "./resources/bucket-notifications.ts";
import { allowPages, createBuckets, notifyFrom } from "./resources/buckets.ts";
import { malwarePlans } from "./resources/malware-plans.ts";
import { createQueues } from "./resources/queues.ts";
import { secretsOf } from "./resources/secrets.ts";
import { createTables } from "./resources/tables.ts";
import type { Runtime, RuntimeOptions } from "./runtime-options.ts";
import { sqsMappings } from "./sources/sqs-mapping.ts";
import { loadAssembly } from "./template/assembly.ts";
import { readStack } from "./template/stack.ts";

const region = "eu-central-1";
/** fauxqs supports no other account. */
const account = "000000000000";

const start = async (options: RuntimeOptions, scope: AsyncDisposableStack): Promise<Runtime> => {
  const { dataDir, external = {}, scanSeconds = 0, log = () => {} } = options;
  if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true });
  const server = options.server ?? (await listen(options.port ?? 0));
  scope.defer(server.stop);
  const url = options.publicUrl ?? `http://localhost:${server.port}`;
  const provider = options.firmAccounts && startFirmAccounts(options.firmAccounts, url);
  scope.defer(async () => (await provider?.catch(() => undefined))?.stop());
  const engines = await startEngines({ folder: dataDir, region, external, scanSeconds }, scope);
  const dynamodb = new DynamoDBClient(clientOptions(engines.dynamodb.url, region));
  const sqs = new SQSClient(clientOptions(engines.sqs.url, region));
  const s3 = new S3Client({ ...clientOptions(engines.s3.url, region), forcePathStyle: true });
  scope.defer(async () => {
    for (const client of [dynamodb, sqs, s3]) client.destroy();
  });

  const queueUrls = new Map<string, string>();
  const build = async (assemblyFolder: string) => {
    const assembly = loadAssembly(assemblyFolder);
    const stack = readStack(assembly, {
      region,
      account,
      queueUrl: (name) => queueUrls.get(name) ?? "",
      secret: secretsOf(assembly.template, dataDir),
    });
    await Promise.all([
      createTables(stack, dynamodb),
      createBuckets(stack, s3),
      createQueues(stack, sqs, { endpoint: engines.sqs.url, urls: queueUrls }),
    ]);
    const rules = notificationRules(stack, queueUrls);
    const cors = corsRules(stack, { names: portalNames(stack), url });
    if (engines.embedded) {
      await engines.embedded.notify(rules);
      await engines.embedded.allow(cors);
      await engines.embedded.protect(malwarePlans(stack));
    } else {
      await notifyFrom(s3, stack, rules);
      await allowPages(s3, cors);
    }
    return { assembly, stack };
  };
  let built = await build(options.assembly);

  const mail = external.SESV2
    ? externalMail(external.SESV2)
    : await startMail({
        port: options.mailPort ?? 0,
        allows: options.mailAccount,
        keep: options.keepMails ?? 10_000,
        accountId: account,
        region,
        s3Url: engines.s3.url,
        events: eventConfigOf(built.stack),
      });
  const flush = async () => {
    await mail.flush();
    await engines.embedded?.settled();
  };
  scope.defer(async () => {
    await mail.stop();
    await engines.embedded?.settled();
  });

  const rum = hasAppMonitor(built.stack) ? await startRumDouble() : undefined;
  if (rum) scope.defer(rum.stop);

  const push = await startPushService();
  scope.defer(push.stop);

  const endpoints: Endpoints = {
    DYNAMODB: engines.dynamodb.url,
    S3: engines.s3.url,
    SQS: engines.sqs.url,
    SESV2: mail.url,
  };
  const { accessKeyId, secretAccessKey, sessionToken } = credentials();
  const environment = {
    ...endpointVariables(endpoints),
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    ...(sessionToken !== undefined && { AWS_SESSION_TOKEN: sessionToken }),
    AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x",
    TZ: ":UTC",
    ...(!engines.embedded && { MALWARE_SCAN: "off" }),
    LOCAL_PUSH_SERVICE: push.url,
    ...(await provider)?.variables,
    ...options.variables,
  };
  const deployNow = (): Deployment =>
    deploy({
      stack: built.stack,
      sqs,
      s3,
      queueUrls,
      localise: localiseFor(built.stack, { portal: url, s3: engines.s3.url, rum: rum?.url }),
      environment,
      webFolder: options.webFolder,
      instances: options.instances ?? INSTANCES,
      patience: options.patience ?? 1,
      queues: options.queues ?? true,
      schedules: options.schedules ?? true,
      log,
    });
  let deployment = deployNow();
  scope.defer(() => deployment.stop());

  const runtime: Runtime = {
    url,
    inboxUrl: mail.url,
    pageViewsUrl: rum?.url,
    endpoints,
    region,
    get resources() {
      const ids = Object.keys(built.assembly.template.Resources);
      return Object.fromEntries(ids.map((id) => [id, built.stack.identity(id).ref]));
    },
    get environment() {
      return Object.assign({}, ...deployment.functions.map((one) => one.environment)) as Record<
        string,
        string
      >;
    },
    environmentOf: (name) => deployment.functionNamed(name).environment,
    invoke: async (name, event) => deployment.functionNamed(name).invoke(event),
    kill: async (name) => deployment.functionNamed(name).kill(),
    drain: async () => {
      const names = new Set(sqsMappings(built.stack).map(({ queueName }) => queueName));
      const urls = [...names].flatMap((name) => queueUrls.get(name) ?? []);
      const isIdle = () => deployment.functions.every(({ pending }) => pending() === 0);
      await queuesAreEmpty({ sqs, urls, isIdle, flush });
    },
    push,
    mail: { stage: mail.stage, clearFaults: mail.clearFaults, allow: mail.allow, flush },
    reload: async (assembly) => {
      built = await build(assembly);
      const former = deployment;
      deployment = deployNow();
      server.open(deployment.edge, options.intercept);
      void deployment.prepare();
      await former.stop();
    },
    stop: () => scope.disposeAsync(),
  };
  await Promise.all([options.beforeOpen?.(runtime), options.prepares !== false && deployment.prepare()]);
  server.open(deployment.edge, options.intercept);
  scope.defer(server.stop);
  return runtime;
};

export const startRuntime = async (options: RuntimeOptions): Promise<Runtime> => {
  const scope = new AsyncDisposableStack();
  try {
    return await start(options, scope);
  } catch (error) {
    await scope.disposeAsync();
    throw error;
  }
};
