import * as z from "zod";
import { Rule } from "../contract/viewer.ts";
import { Id, requiredText, Timestamp } from "../contract/wire.ts";

const Grant = z.object({ rule: Rule, ressource: Id.nullish().transform((id) => id ?? null) });

export const LONGEST_LIFE_DAYS = 366;
export const MAX_TOKENS = 50;

/** A machine's access, such as that of the nightly import; its secret is shown once. */
export const Token = z
  .object({
    id: Id,
    name: z.string(),
    rules: z.array(z.object({ rule: Rule, ressource: Id.nullable() })),
    createdAt: z.iso.datetime(),
    createdBy: Id,
    expiresAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
    lastUsedFrom: z.string().nullable(),
  })
  .meta({ id: "Token" });
export type Token = z.output<typeof Token>;

export const TokenDraft = z
  .object({
    name: requiredText(100),
    rules: z.array(Grant).min(1, { error: "Bitte mindestens ein Recht wählen." }).max(200),
    expiresAt: Timestamp,
  })
  .meta({ id: "TokenDraft" });

export const NewToken = z.object({ id: Id, token: z.string() }).meta({ id: "NewToken" });
export type NewToken = z.output<typeof NewToken>;
