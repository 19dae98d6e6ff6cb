import * as z from "zod";
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiParameters,
  type ZodOpenApiPathsObject,
} from "zod-openapi";
import { areaTitles } from "../../shared/area-titles.text.ts";
import {
  type ContractTree,
  type EndpointSpec,
  endpointsOf,
  type NamedEndpoint,
  parameterNames,
} from "../../shared/contract/endpoint.ts";
import { entityProblems } from "../../shared/contract/general.problems.ts";
import { jsonContentOf } from "../../shared/contract/list-query.ts";
import type { AreaName } from "../../shared/portal.contract.ts";
import { openApiText as text } from "./openapi.text.ts";
import { responsesOf } from "./openapi-responses.ts";

const isObject = (schema: z.ZodType | undefined): schema is z.ZodObject<z.core.$ZodShape> =>
  schema instanceof z.ZodObject;

const queryShape = ({ query }: EndpointSpec) => (isObject(query) ? Object.entries(query.shape) : []);

const jsonParametersOf = (endpoint: EndpointSpec): readonly string[] =>
  queryShape(endpoint).flatMap(([name, schema]) => (jsonContentOf(schema) ? [name] : []));

/** A codec is documented by its content, since nobody reads a schema of JSON text. */
const documented = (schema: z.core.$ZodType) => {
  const content = jsonContentOf(schema);
  if (!content) return schema;
  return z.safeParse(schema, undefined).success ? content.optional() : content;
};

const pathParameter = z.string().regex(/^[\w.-]{1,200}$/);

const ifMatch = z.object({ "If-Match": z.string().optional().meta({ description: text.ifMatch }) });

const idempotencyKey = z.object({
  "Idempotency-Key": z.string().optional().meta({ description: text.idempotencyKey }),
});

const parametersOf = (endpoint: EndpointSpec): ZodOpenApiParameters => {
  const names = parameterNames(endpoint.path);
  const query = queryShape(endpoint).map(([name, schema]) => [name, documented(schema)]);
  return {
    ...(names.length && { path: z.object(Object.fromEntries(names.map((name) => [name, pathParameter]))) }),
    ...(query.length && { query: z.object(Object.fromEntries(query)) }),
    ...(endpoint.problems?.includes(entityProblems.changed) && { header: ifMatch }),
    ...(endpoint.idempotent && { header: idempotencyKey }),
  };
};

type Portal = Readonly<Record<AreaName, ContractTree>>;
export type OpenApiDocument = ReturnType<typeof createDocument>;

export interface OpenApiOptions {
  readonly version: string;
  /** Such as `https://portal.example`. */
  readonly origin: string;
}

interface OfArea extends NamedEndpoint {
  readonly area: AreaName;
}

const methodOf = ({ method }: EndpointSpec) => method.toLowerCase() as Lowercase<EndpointSpec["method"]>;

const securityOf = ({ access, method }: EndpointSpec): Record<string, string[]>[] => {
  if (!access.session) return [];
  const person: Record<string, string[]> = method === "GET" ? { session: [] } : { session: [], xsrf: [] };
  return access.byRule ? [person, { token: [] }] : [person];
};

const operationOf = ({ area, name, endpoint }: OfArea): ZodOpenApiOperationObject => ({
  operationId: `${area}.${name}`,
  tags: [areaTitles[area]],
  summary: endpoint.summary,
  description: `${text.access}: ${endpoint.access.label}`,
  "x-access": endpoint.access.label,
  security: securityOf(endpoint),
  requestParams: parametersOf(endpoint),
  ...(endpoint.body && { requestBody: { content: { "application/json": { schema: endpoint.body } } } }),
  responses: responsesOf(endpoint),
});

const pathsOf = (endpoints: readonly OfArea[]): ZodOpenApiPathsObject => {
  const byPath = Map.groupBy(endpoints, ({ endpoint }) => endpoint.path);
  return Object.fromEntries(
    Array.from(byPath, ([path, here]) => [
      path,
      Object.fromEntries(here.map((one) => [methodOf(one.endpoint), operationOf(one)])),
    ]),
  );
};

/** zod-openapi does not support parameters with `content`. */
const nameJsonContents = ({ paths = {} }: OpenApiDocument, endpoints: readonly OfArea[]) => {
  for (const { endpoint } of endpoints) {
    const names = jsonParametersOf(endpoint);
    for (const parameter of paths[endpoint.path]?.[methodOf(endpoint)]?.parameters ?? []) {
      if ("$ref" in parameter || parameter.in !== "query" || !names.includes(parameter.name)) continue;
      parameter.content = { "application/json": { schema: parameter.schema } };
      delete parameter.schema;
    }
  }
};

const isArea = (name: string, portal: Portal): name is AreaName => name in portal;

export const openApiOf = (portal: Portal, { version, origin }: OpenApiOptions): OpenApiDocument => {
  const areas = Object.keys(portal).filter((name) => isArea(name, portal));
  const endpoints = areas.flatMap((area) => endpointsOf(portal[area]).map((named) => ({ ...named, area })));
  const document = createDocument({
    openapi: "3.1.0",
    info: { title: text.title, version, description: text.description },
    servers: [{ url: origin }],
    tags: areas.map((area) => ({ name: areaTitles[area] })),
    paths: pathsOf(endpoints),
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "__Host-session", description: text.session },
        xsrf: { type: "apiKey", in: "header", name: "X-XSRF-TOKEN", description: text.xsrf },
        token: { type: "http", scheme: "bearer", bearerFormat: "kp_…", description: text.token },
      },
    },
  });
  nameJsonContents(document, endpoints);
  return document;
};
