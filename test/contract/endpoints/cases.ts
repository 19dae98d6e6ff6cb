import * as z from "zod";
import {
  type EndpointSpec,
  endpointsOf,
  parameterNames,
  routeKeyOf,
} from "../../../shared/contract/endpoint.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { portal } from "../../../shared/portal.contract.ts";
import type { Parts } from "../../support/browser.ts";
import type { EndpointRow } from "./endpoint-row.ts";
import { rows } from "./rows.ts";

export interface EndpointCase {
  /** Shown in the test's name. */
  readonly key: string;
  readonly endpoint: EndpointSpec;
  readonly row: EndpointRow;
}

const nodeAt = (tree: object, name: string): unknown =>
  name.split(".").reduce<unknown>((node, part) => (node as Readonly<Record<string, unknown>>)[part], tree);

export const allCases: readonly EndpointCase[] = endpointsOf(portal).map(({ name, endpoint }) => ({
  key: routeKeyOf(endpoint),
  endpoint,
  row: nodeAt(rows, name) as EndpointRow,
}));

export const casesOf = (condition: (endpoint: EndpointSpec) => unknown): readonly EndpointCase[] =>
  allCases.filter(({ endpoint }) => condition(endpoint));

export const hasParams = ({ path }: EndpointSpec) => path.includes("{");
/** Their problems are pages, too. */
export const isPage = ({ media }: EndpointSpec) => media?.startsWith("text/html") ?? false;
export const isList = ({ query }: EndpointSpec) => query instanceof z.ZodObject && "config" in query.shape;
export const changes = ({ method }: EndpointSpec) => method !== "GET";

export const paramsOf = ({ path }: EndpointSpec, id: string): Readonly<Record<string, string>> =>
  Object.fromEntries(parameterNames(path).map((name) => [name, id]));

/** Valid input; the path names something unknown by default. */
export const inputFor = ({ endpoint, row }: EndpointCase, params = paramsOf(endpoint, "unknown")): Parts => ({
  params,
  query: row.query ?? (endpoint.query && (isList(endpoint) ? { config: listConfig() } : {})),
  body: row.body,
});
