import * as z from "zod";
import { Id } from "../contract/wire.ts";

export const ConfirmationState = z.enum(["confirmed", "missing"]);
export type ConfirmationState = z.infer<typeof ConfirmationState>;

export const ConfirmationRow = z
  .object({
    id: Id,
    name: z.string(),
    organisationId: Id.nullable(),
    organisationName: z.string().nullable(),
    state: ConfirmationState,
    confirmedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "ConfirmationRow" });
export type ConfirmationRow = z.infer<typeof ConfirmationRow>;

export const OfficeConfirmations = z
  .object({
    organisationId: Id.nullable(),
    name: z.string().nullable(),
    asked: z.int(),
    confirmed: z.int(),
  })
  .meta({ id: "OfficeConfirmations" });
export type OfficeConfirmations = z.infer<typeof OfficeConfirmations>;
