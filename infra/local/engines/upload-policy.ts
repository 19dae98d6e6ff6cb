import * as z from "zod";

const Policy = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(
    z.union([
      z.record(z.string(), z.string()),
      z.tuple([z.literal("content-length-range"), z.number(), z.number()]),
      z.tuple([z.enum(["eq", "starts-with"]), z.string(), z.string()]),
    ]),
  ),
});

export interface Refusal {
  readonly status: number;
  readonly code: string;
}

const denied: Refusal = { status: 403, code: "AccessDenied" };

const lower = (fields: ReadonlyMap<string, string>) =>
  new Map([...fields].map(([name, value]) => [name.toLowerCase(), value]));

/** The engine takes any form, so that a wrong policy would show in AWS only. Signatures are not checked. */
export const refusalOf = (
  form: ReadonlyMap<string, string>,
  size: number,
  now = new Date(),
): Refusal | undefined => {
  const fields = lower(form);
  const parsed = Policy.safeParse(
    JSON.parse(Buffer.from(fields.get("policy") ?? "e30=", "base64").toString("utf8")),
  );
  if (!parsed.success) return denied;
  const { expiration, conditions } = parsed.data;
  if (Date.parse(expiration) < now.getTime()) return denied;
  const allowed = new Set(["policy", "x-amz-signature", "file"]);
  for (const condition of conditions) {
    if (!Array.isArray(condition)) {
      for (const [name, value] of Object.entries(condition)) {
        allowed.add(name.toLowerCase());
        if (name !== "bucket" && fields.get(name.toLowerCase()) !== value) return denied;
      }
    } else if (condition[0] === "content-length-range") {
      if (size < condition[1]) return { status: 400, code: "EntityTooSmall" };
      if (size > condition[2]) return { status: 400, code: "EntityTooLarge" };
    } else {
      const [comparator, field, wanted] = condition;
      const name = field.replace(/^\$/, "").toLowerCase();
      const value = fields.get(name) ?? "";
      allowed.add(name);
      if (comparator === "eq" ? value !== wanted : !value.startsWith(wanted)) return denied;
    }
  }
  return [...fields.keys()].every((name) => allowed.has(name)) ? undefined : denied;
};
