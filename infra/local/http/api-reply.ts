import * as z from "zod";
import { type EdgeReply, jsonReply } from "./edge-request.ts";

const Reply = z.object({
  statusCode: z.coerce.number().int().min(100).max(599),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullish(),
  cookies: z.array(z.string()).nullish(),
  body: z.string().nullish(),
  isBase64Encoded: z.boolean().nullish(),
});

/** Lambda's limit for a synchronous reply. */
const replyLimit = 6 * 1024 * 1024;

export const internalServerError = jsonReply(500, { message: "Internal Server Error" });

/** A result without a status code is the body itself. */
export const apiReply = (result: unknown): EdgeReply => {
  const hasStatus = typeof result === "object" && result !== null && "statusCode" in result;
  if (!hasStatus) return jsonReply(200, result);
  const { data } = Reply.safeParse(result);
  if (!data || (data.body?.length ?? 0) > replyLimit) return internalServerError;
  const headers: Record<string, string> = data.body ? { "content-type": "text/plain;charset=UTF-8" } : {};
  for (const [name, value] of Object.entries(data.headers ?? {})) headers[name.toLowerCase()] = String(value);
  return {
    status: data.statusCode,
    headers,
    cookies: data.cookies ?? [],
    body: data.isBase64Encoded ? Buffer.from(data.body ?? "", "base64") : (data.body ?? ""),
  };
};
