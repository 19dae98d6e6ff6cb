import { zodResolver } from "@hookform/resolvers/zod";
import type * as z from "zod";
import "../../../shared/contract/messages.ts";
import { type OfficeLink, OfficeLinkDraft } from "../../../shared/organisations/link.ts";
import { linksText as text } from "../organisations.text.ts";

export type LinkForm = z.input<typeof OfficeLinkDraft>;

export const linkResolver = zodResolver(OfficeLinkDraft, undefined, { raw: true });

export const linkFields = { name: text.name, url: text.url };

export const linkFormOf = (link: OfficeLink | undefined): LinkForm => ({
  name: link?.name ?? "",
  url: link?.url ?? "",
});
