import type * as z from "zod";
import { type OfficeLink, OfficeLinkDraft } from "../../../shared/organisations/link.ts";
import { checkedBy } from "../../components/form/resolver.ts";
import { linksText as text } from "../organisations.text.ts";

export type LinkForm = z.input<typeof OfficeLinkDraft>;

export const linkResolver = checkedBy(OfficeLinkDraft);

export const linkFields = { name: text.name, url: text.url };

export const linkFormOf = (link: OfficeLink | undefined): LinkForm => ({
  name: link?.name ?? "",
  url: link?.url ?? "",
});
