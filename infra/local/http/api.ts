import * as z from "zod";
import type { LocalFunction } from "../lambda/functions.ts";
import type { Stack } from "../template/stack.ts";
import { apiEvent } from "./api-event.ts";
import { apiReply, internalServerError } from "./api-reply.ts";
import { type EdgeReply, type EdgeRequest, jsonReply } from "./edge-request.ts";
import { createRouter } from "./router.ts";

const Route = z.object({ ApiId: z.string(), RouteKey: z.string(), Target: z.string() });
const Integration = z.object({
  IntegrationUri: z.string(),
  TimeoutInMillis: z.coerce.number().default(30_000),
});

/** `asked` is the viewer's request: revalidation follows it, whatever is forwarded. */
export type Origin = (request: EdgeRequest, asked: EdgeRequest) => Promise<EdgeReply>;

const serviceUnavailable = jsonReply(503, { message: "Service Unavailable" });

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** A lost race must not keep the process alive. */
const within = async <T>(milliseconds: number, work: Promise<T>, otherwise: T): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, milliseconds, otherwise);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

export const apiDomain = (apiId: string, { region }: Stack) => `${apiId}.execute-api.${region}.amazonaws.com`;

export const createApi = (
  stack: Stack,
  apiId: string,
  functions: readonly LocalFunction[],
  patience: number,
): Origin => {
  const byArn = new Map(functions.map((one) => [one.arn, one]));
  const integrations = new Map(
    stack
      .ofType("AWS::ApiGatewayV2::Integration", Integration)
      .map(({ ref, properties }) => [ref, properties]),
  );
  const targetOf = (target: string) => {
    const integration = integrations.get(target.replace(/^integrations\//, ""));
    const handler = integration && byArn.get(integration.IntegrationUri);
    if (!handler) throw new Error(`The route's target ${target} is no function that runs here.`);
    return { handler, timeout: integration.TimeoutInMillis };
  };
  const route = createRouter(
    stack
      .ofType("AWS::ApiGatewayV2::Route", Route)
      .filter(({ properties }) => properties.ApiId === apiId)
      .map(({ properties }) => ({ routeKey: properties.RouteKey, target: targetOf(properties.Target) })),
  );
  const identity = {
    apiId,
    domainName: apiDomain(apiId, stack),
    account: stack.account,
  };

  return async (request) => {
    // API Gateway answers its own host name only.
    if (request.headers.host !== identity.domainName) return jsonReply(403, { message: "Forbidden" });
    const path = decoded(request.path);
    if (path === undefined) return jsonReply(400, { message: "Bad Request" });
    const match = route(request.method, request.path);
    if (!match) return jsonReply(404, { message: "Not Found" });
    const { handler, timeout } = match.target;
    const event = apiEvent({ ...request, path }, match, identity);
    const answer = handler.invoke(event).then(apiReply, () => internalServerError);
    return within(timeout * patience, answer, serviceUnavailable);
  };
};
