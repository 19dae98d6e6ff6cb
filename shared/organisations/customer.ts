import * as z from "zod";
import { optionalWebAddress } from "../contract/web-address.ts";
import { Id, optionalLine, optionalText, requiredText } from "../contract/wire.ts";

const text = z.string().nullable();

/** The specification has `id` and `organisationId` only; the rest describes a reference on a website. */
export const Customer = z
  .object({
    id: Id,
    organisationId: Id,
    name: z.string(),
    street: text,
    zip: text,
    city: text,
    url: text,
    description: text,
    createdBy: Id.optional(),
  })
  .meta({ id: "Customer" });
export type Customer = z.infer<typeof Customer>;

export const CustomerDraft = z
  .object({
    name: requiredText(200),
    street: optionalLine(200),
    zip: optionalLine(20),
    city: optionalLine(100),
    url: optionalWebAddress,
    description: optionalText(2_000),
  })
  .meta({ id: "CustomerDraft" });
export type CustomerDraft = z.output<typeof CustomerDraft>;
