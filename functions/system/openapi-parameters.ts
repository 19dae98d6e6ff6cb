import * as z from "zod";
import type { ZodOpenApiParameters } from "zod-openapi";
import { type EndpointSpec, parameterNames } from "../../shared/contract/endpoint.ts";
import { entityProblems } from "../../shared/contract/general.problems.ts";
import { jsonContentOf } from "../../shared/contract/list.ts";
import { openApiText as text } from "./openapi.text.ts";

const isObject = (schema: z.ZodType | undefined): schema is z.ZodObject<z.core.$ZodShape> =>
  schema instanceof z.ZodObject;

const queryShape = ({ query }: EndpointSpec) => (isObject(query) ? Object.entries(query.shape) : []);

export const jsonParametersOf = (endpoint: EndpointSpec): readonly string[] =>
  queryShape(endpoint).flatMap(([name, schema]) => (jsonContentOf(schema) ? [name] : []));

/** A codec is documented by its content: nobody reads a schema of JSON text. */
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

export const parametersOf = (endpoint: EndpointSpec): ZodOpenApiParameters => {
  const names = parameterNames(endpoint.path);
  const query = queryShape(endpoint).map(([name, schema]) => [name, documented(schema)]);
  return {
    ...(names.length && { path: z.object(Object.fromEntries(names.map((name) => [name, pathParameter]))) }),
    ...(query.length && { query: z.object(Object.fromEntries(query)) }),
    ...(endpoint.problems?.includes(entityProblems.changed) && { header: ifMatch }),
    ...(endpoint.idempotent && { header: idempotencyKey }),
  };
};
