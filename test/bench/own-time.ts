import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { apiEvent } from "../../infra/local/http/api-event.ts";
import type { EdgeRequest } from "../../infra/local/http/edge-request.ts";

/** An area's Lambda handler, called without anything around it. */
export type Handler = (event: unknown, context: unknown) => Promise<{ readonly statusCode?: number }>;

export interface Request {
  readonly routeKey: string;
  readonly pathParameters?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Both in ms. */
export interface OwnTime {
  /** What a call took without the time in which one to AWS was under way. */
  readonly own: number;
  /** What the thread worked for it, the SDK's work included: other programs on the machine do not count. */
  readonly processor: number;
}

let waiting = 0;

/** Every client of the SDK sends through one method of their common ancestor. */
const watchCalls = () => {
  const clients: object = Object.getPrototypeOf(DynamoDBClient.prototype); // the ancestor is exported nowhere
  const send: unknown = Reflect.get(clients, "send");
  if (typeof send !== "function") throw new Error("The SDK's clients have no send.");
  let underWay = 0;
  let since = 0;
  Reflect.set(clients, "send", async function (this: object, ...parameters: unknown[]): Promise<unknown> {
    if (underWay++ === 0) since = performance.now();
    try {
      const answer: unknown = await Reflect.apply(send, this, parameters);
      return answer;
    } finally {
      if (--underWay === 0) waiting += performance.now() - since;
    }
  });
};
watchCalls();

const identity = { apiId: "bench", domainName: "bench", account: "000000000000" };

const eventOf = ({ routeKey, pathParameters = {}, query = "", headers }: Request) => {
  const [method = "", path = ""] = routeKey.split(" ");
  const request: EdgeRequest = {
    method,
    path,
    query,
    headers,
    body: Buffer.alloc(0),
    sourceIp: "127.0.0.1",
  };
  return apiEvent(request, { routeKey, pathParameters }, identity);
};

export const ownTime = async (handler: Handler, request: Request): Promise<OwnTime> => {
  const event = eventOf(request);
  waiting = 0;
  const before = process.threadCpuUsage();
  const start = performance.now();
  const { statusCode } = await handler(event, { awsRequestId: "bench" });
  const whole = performance.now() - start;
  const { user, system } = process.threadCpuUsage(before);
  if (statusCode !== 200) throw new Error(`${request.routeKey} answered ${statusCode}.`);
  return { own: whole - waiting, processor: (user + system) / 1000 };
};
