import * as z from "zod";
import { webAddress } from "../contract/web-address.ts";
import { Id, requiredText } from "../contract/wire.ts";

/** The smallest `ordering` comes first. */
export const OfficeLink = z
  .object({
    id: Id,
    name: z.string(),
    url: z.string(),
    ordering: z.int(),
    organisationId: Id,
  })
  .meta({ id: "OfficeLink" });
export type OfficeLink = z.infer<typeof OfficeLink>;

/** Without `ordering` a link stays where it is, and a new one comes last. */
export const OfficeLinkDraft = z
  .object({
    name: requiredText(200),
    url: webAddress,
    ordering: z.int().min(0).max(1_000_000).nullish(),
  })
  .meta({ id: "OfficeLinkDraft" });
export type OfficeLinkDraft = z.output<typeof OfficeLinkDraft>;

export const MAX_LINKS = 100;
