import * as z from "zod";
import { Flag, Id, requiredText } from "../contract/wire.ts";

/** Liquid in HTML. Well below what SES takes for one mail, well above what a layout needs. */
const Template = z.string().max(200_000);

/** The mail templates of an office or of the whole group (specification section 3, spelt as on the wire). */
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
  })
  .meta({ id: "TemplateSet" });
export type TemplateSet = z.output<typeof TemplateSet>;

/** What one chooses a set by. */
export const TemplateSetChoice = TemplateSet.pick({ id: true, isDefault: true, name: true }).meta({
  id: "TemplateSetChoice",
});
export type TemplateSetChoice = z.output<typeof TemplateSetChoice>;

/** What the news area sees of a set. */
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
