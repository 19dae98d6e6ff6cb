import * as z from "zod";
import { type EndpointSpec, endpointsOf } from "../../shared/contract/endpoint.ts";
import { portal } from "../../shared/portal.contract.ts";
import { json, noContent } from "./fake-server.ts";

type Schema = z.core.JSONSchema.JSONSchema;

const isSchema = (one: Schema | boolean | undefined): one is Schema => typeof one === "object";

/** As it is sent: what a schema makes of it has no JSON schema. */
export const jsonSchemaOf = (schema: z.ZodType, io: "input" | "output" = "input") =>
  z.toJSONSchema(schema, { io, unrepresentable: "any" });

/** What stands for `$ref`, and of a choice what is not null. */
export const meant = (schema: Schema, root: Schema): Schema => {
  if (schema.$ref) {
    const found = root.$defs?.[schema.$ref.replace("#/$defs/", "")];
    return isSchema(found) ? meant(found, root) : {};
  }
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(isSchema);
  const choice = choices.find(({ type }) => type !== "null");
  return choice ? meant(choice, root) : schema;
};

const texts: readonly (readonly [RegExp, string])[] = [
  [/^url(Title|Name)$/, "x1"],
  [/^rule$/, "FREQ=WEEKLY;COUNT=2"],
  [/extension/i, "12"],
  [/phone|mobile|^fax/i, "+43 1 234"],
  [/colou?r/i, "#123456"],
  [/e-?mail|replyTo$/i, "person@example.com"],
  [/url$|homepage$|address$/i, "https://example.com/path"],
  [/(until|end|endTime|endOfVoting)$/i, "2030-12-01T10:00:00.000Z"],
];

const textOf = ({ format, pattern }: Schema, name: string): string => {
  if (format === "date") return /birth/i.test(name) ? "1980-05-06" : "2030-11-20";
  if (format === "date-time" && !/until|^end/i.test(name)) return "2030-11-20T09:00:00.000Z";
  if (pattern?.includes("24:00")) return name === "from" ? "08:00" : "17:00";
  const known = texts.find(([names]) => names.test(name))?.[1];
  if (known !== undefined) return known;
  return pattern === undefined ? name : "x1";
};

/** A value in which nothing is empty; all ids are the same, so that whatever is referred to is there. */
const filledBy = (schema: Schema, root: Schema, name: string): unknown => {
  const { enum: options, const: only, properties = {}, items } = schema;
  const type = [schema.type].flat().find((one) => one !== "null");
  if (schema.$ref ?? schema.anyOf ?? schema.oneOf) return filledBy(meant(schema, root), root, name);
  if (only !== undefined) return only;
  if (options) return options.at(-1);
  if (type === "array")
    return items && !Array.isArray(items) && isSchema(items) ? [filledBy(items, root, name)] : [];
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return Math.max(schema.minimum ?? 0, 7);
  if (type === "string") return textOf(schema, name);
  return Object.fromEntries(
    Object.entries(properties).map(([key, one]) => [key, isSchema(one) ? filledBy(one, root, key) : null]),
  );
};

export const filled = (schema: z.ZodType, io: "input" | "output" = "input"): unknown => {
  const root = jsonSchemaOf(schema, io);
  return filledBy(root, root, "");
};

const shape = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
const known = endpointsOf(portal)
  // Where two match, the one with fewer parameters.
  .toSorted((one, other) => one.endpoint.path.split("{").length - other.endpoint.path.split("{").length)
  .map(({ endpoint }) => ({ endpoint, pattern: shape(endpoint.path) }));

/** Answers whatever the contract knows with everything set, changed by `adapt`, or with what that answers itself. */
export const filledAnswers = (adapt: (value: object, endpoint: EndpointSpec) => object = (value) => value) =>
  new Proxy<Record<string, () => Response>>(
    {},
    {
      get: (_, key: string) => {
        const [method, path = ""] = key.split(" ");
        if (path.startsWith("/v1/drafts/")) return undefined;
        const found = known.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path));
        if (!found) return undefined;
        const { reply } = found.endpoint;
        if (!reply) return noContent;
        return () => {
          const answer = adapt(filled(reply) as object, found.endpoint);
          return answer instanceof Response ? answer : json(answer, { headers: { ETag: '"1"' } });
        };
      },
    },
  );
