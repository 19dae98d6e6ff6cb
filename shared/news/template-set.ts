import * as z from "zod";
import { Flag, Id, requiredText } from "../contract/wire.ts";

/** Liquid in HTML; well below what SES accepts for one mail. */
const Template = z.string().max(200_000);

export const TemplateSet = z
  .object({
    id: Id,
    isDefault: Flag,
    name: requiredText(200),
    newsletterTemplate: Template,
    articleTemplate: Template,
    articleTemplateNoImg: Template,
    articleTemplateNoLink: Template,
    articleTemplateNoLinkImg: Template,
    subscriberConfirmationTemplate: Template,
    forumNotificationTemplate: Template,
    resetPasswortTemplate: Template,
    applicationInfoTemplate: Template,
    applicationNotificationTemplate: Template,
    articleNotificationTemplate: Template,
    calendarNotificationTemplate: Template,
    cloudNotificationTemplate: Template,
    materialNotificationTemplate: Template,
  })
  .meta({ id: "TemplateSet" });
export type TemplateSet = z.output<typeof TemplateSet>;

/** Absent fields stay as they are: older clients know neither `isDefault` nor every template. */
export const TemplateSetDraft = TemplateSet.omit({ id: true })
  .extend({
    isDefault: z.boolean().optional(),
    cloudNotificationTemplate: TemplateSet.shape.cloudNotificationTemplate.optional(),
    materialNotificationTemplate: TemplateSet.shape.materialNotificationTemplate.optional(),
  })
  .meta({ id: "TemplateSetDraft" });
export type TemplateSetDraft = z.output<typeof TemplateSetDraft>;

export const TemplateSetChoice = TemplateSet.pick({ id: true, isDefault: true, name: true }).meta({
  id: "TemplateSetChoice",
});
export type TemplateSetChoice = z.output<typeof TemplateSetChoice>;

export const NewsletterTemplateSet = TemplateSet.pick({
  id: true,
  isDefault: true,
  name: true,
  newsletterTemplate: true,
  articleTemplate: true,
  articleTemplateNoImg: true,
  articleTemplateNoLink: true,
  articleTemplateNoLinkImg: true,
  subscriberConfirmationTemplate: true,
  articleNotificationTemplate: true,
}).meta({ id: "NewsletterTemplateSet" });
export type NewsletterTemplateSet = z.output<typeof NewsletterTemplateSet>;
