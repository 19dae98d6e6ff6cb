import * as z from "zod";
import "../../../shared/contract/messages.ts";
import type { EndpointSpec } from "../../../shared/contract/endpoint.ts";
import { requestProblems } from "../../../shared/contract/general.problems.ts";
import type { FieldError } from "../../../shared/contract/problem-details.ts";
import { withoutControls } from "../../../shared/control-characters.ts";
import { type Exchange, headerOf, type PortalEvent } from "./exchange.ts";
import { Problem } from "./problem.ts";

const MAX_DEPTH = 20;

const forbidden = new Set(["__proto__", "constructor", "prototype"]);

const refuseTraps = (root: unknown): void => {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value !== "object" || value === null) continue;
    if (depth >= MAX_DEPTH) throw new Problem(requestProblems.tooDeep);
    for (const [key, child] of Object.entries(value)) {
      if (forbidden.has(key)) {
        throw new Problem(requestProblems.forbiddenKey, {
          errors: [{ path: key, message: "Dieser Feldname ist nicht erlaubt." }],
        });
      }
      open.push({ value: child, depth: depth + 1 });
    }
  }
};

const parseUntrusted = (text: string): unknown => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem(requestProblems.notJson);
  }
  refuseTraps(value);
  return value;
};

const isPlain = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const storable = (value: unknown): unknown => {
  if (typeof value === "string") return withoutControls(value);
  if (Array.isArray(value)) return value.map(storable);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, storable(field)]));
};

const MEGABYTE = 1024 * 1024;

const Params = z.record(
  z.string(),
  z.string().regex(/^[\w.-]{1,200}$/, { error: "Das ist keine gültige Kennung." }),
);

const errorsOf = (error: z.ZodError): FieldError[] =>
  error.issues.map(({ path, message }) => ({ path: path.join("."), message }));

const malformed = (errors: readonly FieldError[]) => {
  const fields = [...new Set(errors.map(({ path }) => path || "Inhalt"))].join(", ");
  return new Problem(requestProblems.malformed, { errors, detail: `Bitte prüfen Sie: ${fields}.` });
};

const decode = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
  const result = schema.safeParse(value);
  if (!result.success) throw malformed(errorsOf(result.error));
  return result.data;
};

const bodyText = (event: PortalEvent, limit: number): string => {
  const { body = "", isBase64Encoded } = event;
  const bytes = isBase64Encoded ? Math.floor((body.length * 3) / 4) : Buffer.byteLength(body);
  if (bytes > limit) {
    throw new Problem(requestProblems.tooLarge, {
      detail: `Der Inhalt darf höchstens ${Math.floor(limit / MEGABYTE)} MB groß sein.`,
    });
  }
  return isBase64Encoded ? Buffer.from(body, "base64").toString("utf8") : body;
};

const isForm = (event: PortalEvent) =>
  headerOf(event, "content-type")?.startsWith("application/x-www-form-urlencoded") ?? false;

/** A missing body is an empty one, unless the endpoint tells both apart. */
const missingBody = (schema: z.ZodType) => (schema.safeParse(undefined).success ? undefined : {});

/** Repeated fields of a form become a list. */
const fieldsIn = (text: string) => {
  const sent = new URLSearchParams(text);
  return Object.fromEntries(
    Array.from(new Set(sent.keys()), (name) => {
      const [first, ...others] = sent.getAll(name);
      return [name, others.length > 0 ? [first, ...others] : first];
    }),
  );
};

const bodyOf = (event: PortalEvent, endpoint: EndpointSpec): unknown => {
  const text = bodyText(event, endpoint.bodyLimit ?? MEGABYTE);
  if (!endpoint.body) return undefined;
  if (text === "") return missingBody(endpoint.body);
  if ((endpoint.crossSite || endpoint.form) && isForm(event)) return fieldsIn(text);
  return parseUntrusted(text);
};

const unreadableVersion: FieldError = {
  path: "If-Match",
  message: "Hier wird ein einzelnes ETag erwartet, wie es beim Lesen kam.",
};

/** An unreadable version is refused, since ignoring it would let the last write win. */
const versionIn = (ifMatch: string | undefined): number | undefined => {
  if (ifMatch === undefined || ifMatch.trim() === "*") return undefined;
  const version = /^(?:W\/)?"(\d{1,15})"$/.exec(ifMatch.trim())?.[1];
  if (version === undefined) throw malformed([unreadableVersion]);
  return Number(version);
};

const unreadableKey: FieldError = {
  path: "Idempotency-Key",
  message: "Möglich sind 1 bis 200 Zeichen ohne Leerzeichen und Umlaute.",
};

const keyIn = (key: string | undefined): string | undefined => {
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) throw malformed([unreadableKey]);
  return key;
};

export const paramsIn = ({ params }: Exchange): Readonly<Record<string, string>> | undefined =>
  Params.safeParse(params).data;

export const readInput = (event: PortalEvent, { endpoint, params }: Exchange) => {
  const body = bodyOf(event, endpoint);
  return {
    params: decode(Params, params),
    query: endpoint.query ? decode(endpoint.query, event.queryStringParameters ?? {}) : undefined,
    body: endpoint.body ? storable(decode(endpoint.body, body)) : undefined,
    ifVersion: versionIn(headerOf(event, "if-match")),
    idempotencyKey: endpoint.idempotent ? keyIn(headerOf(event, "idempotency-key")) : undefined,
  };
};
