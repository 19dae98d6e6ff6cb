import { existsSync } from "node:fs";
import { Server as HttpServer } from "node:http";
import { Server } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { S3Client } from "@aws-sdk/client-s3";
import { SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { type FauxqsServer, startFauxqs } from "fauxqs";
import * as z from "zod";
import { CorsRule } from "../resources/bucket-cors.ts";
import { NotificationRule } from "../resources/bucket-notifications.ts";
import { MalwarePlan } from "../resources/malware-plans.ts";
import { openBrowserDoor } from "./browser-door.ts";
import { clientOptions } from "./client-options.ts";
import { conditionalPuts } from "./conditional-puts.ts";
import { formUpload } from "./form-upload.ts";
import { keepPort, keptPort } from "./kept-port.ts";
import { malwareScanner } from "./malware-scanner.ts";
import { objectNotifier } from "./object-notifier.ts";
import { objectTags } from "./object-tags.ts";
import { objectVersions } from "./object-versions.ts";
import { partUploads } from "./part-uploads.ts";
import { serve } from "./serve.ts";

const isHttp = (server: Server): server is HttpServer => server instanceof HttpServer;

const isFunction = (value: unknown): value is (...parameters: unknown[]) => unknown =>
  typeof value === "function";

/** fauxqs listens on every interface; a local run is private. */
const listenLocally = (opened: (server: Server) => void) => {
  const listen: unknown = Reflect.get(Server.prototype, "listen");
  if (!isFunction(listen)) throw new Error("Node's servers cannot listen.");
  Reflect.set(
    Server.prototype,
    "listen",
    function (this: Server, options: unknown, ...rest: unknown[]): unknown {
      opened(this);
      const local =
        typeof options === "object" && options !== null ? { ...options, host: "127.0.0.1" } : options;
      return Reflect.apply(listen, this, [local, ...rest]);
    },
  );
};

const showAllMessages = (folder: string) => {
  const path = join(folder, "fauxqs.db");
  if (!existsSync(path)) return;
  const database = new DatabaseSync(path);
  try {
    database.exec("UPDATE sqs_messages SET receipt_handle = NULL, visibility_deadline = NULL");
  } finally {
    database.close();
  }
};

const StartOptions = z.object({
  folder: z.string().optional(),
  region: z.string(),
  sqsUrl: z.string().optional(),
  scanSeconds: z.number().default(0),
});
const SpiedUpload = z.object({
  service: z.literal("s3"),
  status: z.literal("uploaded"),
  bucket: z.string(),
  key: z.string(),
});

const onUpload = ({ spy }: FauxqsServer, hear: (bucket: string, key: string) => void) => {
  Reflect.set(spy, "addMessage", (event: unknown) => {
    const upload = SpiedUpload.safeParse(event);
    if (upload.success) hear(upload.data.bucket, upload.data.key);
  });
};

let objectEvents: ReturnType<typeof objectNotifier> | undefined;
let scanner: ReturnType<typeof malwareScanner> | undefined;
let corsRules: readonly CorsRule[] = [];

serve({
  start: async (argument) => {
    const { folder, region, sqsUrl, scanSeconds } = StartOptions.parse(argument);
    const servers: Server[] = [];
    listenLocally((server) => servers.push(server));
    if (folder !== undefined) showAllMessages(folder);
    const server = await startFauxqs({
      port: folder === undefined ? 0 : await keptPort(folder),
      logger: false,
      defaultRegion: region,
      messageSpies: true,
      ...(folder !== undefined && { dataDir: folder, s3StorageDir: join(folder, "s3") }),
    });
    if (folder !== undefined) keepPort(folder, server.port);
    const url = `http://127.0.0.1:${server.port}`;
    const sqs = sqsUrl === undefined ? undefined : new SQSClient(clientOptions(sqsUrl, region));
    const notifier = objectNotifier({
      url,
      region,
      send: ({ queueName, queueUrl }, MessageBody) =>
        sqs
          ? sqs.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody }))
          : server.sendMessage(queueName, MessageBody),
    });
    objectEvents = notifier;
    const s3 = new S3Client({ ...clientOptions(url, region), forcePathStyle: true });
    const tags = objectTags((bucket, key) => notifier.happened({ event: "ObjectTagging:Put", bucket, key }));
    const scanning = malwareScanner(s3, { isTagged: tags.has, seconds: scanSeconds });
    scanner = scanning;
    const uploaded = (bucket: string, key: string) => {
      tags.forget(bucket, key);
      notifier.happened({ event: "ObjectCreated:Put", bucket, key });
      scanning.uploaded(bucket, key);
    };
    onUpload(server, uploaded);
    const upload = formUpload({ s3, uploaded });
    const versions = objectVersions(s3);
    const conditionalPut = conditionalPuts(s3);
    const parts = partUploads({ s3, folder: folder && join(folder, "s3") });
    for (const one of servers) {
      if (isHttp(one))
        openBrowserDoor(one, {
          rules: () => corsRules,
          tags: tags.answer,
          versions,
          parts,
          conditionalPut,
          upload,
        });
    }
    return url;
  },
  announce: (argument) => objectEvents?.follow(z.array(NotificationRule).parse(argument)),
  allow: (argument) => {
    corsRules = z.array(CorsRule).parse(argument);
  },
  protect: (argument) => scanner?.protect(z.array(MalwarePlan).parse(argument)),
  settled: async () => {
    await scanner?.settled();
    await objectEvents?.settled();
  },
});
