import { Agent, request as ask, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { openTable } from "../../functions/platform/table/table.ts";
import { clientOptions } from "../../infra/local/engines/client-options.ts";
import type { Runtime } from "../../infra/local/runtime-options.ts";
import type { Api } from "./areas.ts";

const headersOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).map(([name, value = ""]) => [name, String(value)]));

/** Cheap callers, so that they take little from what is measured. */
export const httpApi = (url: string): Api => {
  const agent = new Agent({ keepAlive: true });
  return async ({ method, path, query, headers, body, sourceIp }) => {
    const options = { agent, method, headers, family: 4, localAddress: sourceIp };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = ask(`${url}${path}${query && `?${query}`}`, options, resolve);
      asked.on("error", reject).end(body);
    });
    return {
      status: response.statusCode ?? 0,
      headers: headersOf(response),
      cookies: response.headers["set-cookie"] ?? [],
      body: await text(response),
    };
  };
};

/** What anybody may ask is throttled for each network: each number has an address of this machine. */
export const fromNetwork =
  (no: number, api: Api): Api =>
  (request) =>
    api({ ...request, sourceIp: `127.1.${no >> 7}.${(no & 127) + 1}` });

export const tableOf = ({ endpoints, region, environment }: Runtime) =>
  openTable(new DynamoDBClient(clientOptions(endpoints.DYNAMODB, region)), environment.TABLE_NAME);
