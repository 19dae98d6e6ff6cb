import * as z from "zod";
import { openStores } from "../data/stores.ts";
import { sendPushes } from "../notifications/push/push-sender.ts";
import { openPushServices } from "../notifications/push/push-services.ts";
import { queueBatchFunction } from "../platform/queue/queue-batch-function.ts";
import { setting } from "../platform/runtime/environment.ts";

const deps = { ...openStores(), send: openPushServices(), publicKey: setting("PUSH_PUBLIC_KEY") };

const PushRequest = z.object({ people: z.array(z.string()) });

export const handler = queueBatchFunction(PushRequest, (requests) => sendPushes(requests, deps, new Date()));
