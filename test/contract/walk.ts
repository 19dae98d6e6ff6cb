import * as z from "zod";
import { type EndpointSpec, endpointsOf, routeKeyOf } from "../../shared/contract/endpoint.ts";
import { portal } from "../../shared/portal.contract.ts";
import type { Parts } from "../support/browser.ts";
import { aListInput, exampleInputs } from "./example-inputs.ts";

export interface Stop {
  /** As it is read in a test's name. */
  readonly key: string;
  readonly endpoint: EndpointSpec;
}

/** Every endpoint of the portal. */
const allStops: readonly Stop[] = Object.values(portal)
  .flatMap((tree) => endpointsOf(tree))
  .map(({ endpoint }) => ({ key: routeKeyOf(endpoint), endpoint }));

/** Those that a condition holds for. */
export const stops = (condition: (endpoint: EndpointSpec) => unknown): readonly Stop[] =>
  allStops.filter(({ endpoint }) => condition(endpoint));

export const hasParams = ({ path }: EndpointSpec) => path.includes("{");
/** Its problems are pages, too. */
export const isPage = ({ media }: EndpointSpec) => media?.startsWith("text/html") ?? false;
export const isList = ({ query }: EndpointSpec) => query instanceof z.ZodObject && "config" in query.shape;
export const changes = ({ method }: EndpointSpec) => method !== "GET";

/** Valid input for an endpoint, `id` in each place of its path. */
export const inputFor = ({ key, endpoint }: Stop, id = "unknown"): Parts => ({
  params: Object.fromEntries(Array.from(endpoint.path.matchAll(/\{(\w+)\}/g), ([, name]) => [name, id])),
  ...(exampleInputs[key] ?? (endpoint.query ? aListInput : {})),
});
