import {
  type ArticlePart,
  articleParts,
  isMailPart,
  type TemplatePart,
  type Templates,
} from "../../../shared/administration/template-part.ts";
import type { TemplatePreview } from "../../../shared/administration/templates.contract.ts";
import { previewOf } from "../../data/templates/recipient-data.ts";
import { mailText } from "../../platform/mail/mail-text.ts";
import { renderSampleMail, renderSampleNewsletter } from "./render-sample.ts";
import { sampleMails, sampleReader } from "./sample-mails.text.ts";
import { sampleUnsubscribing } from "./sample-newsletter.text.ts";

const articlesFor = (part: TemplatePart): readonly ArticlePart[] => {
  const own = articleParts.filter((one) => one === part);
  return own.length > 0 ? own : articleParts;
};

/** Throws a PartFault. */
export const previewPart = (
  part: TemplatePart,
  templates: Templates,
  portalOrigin: string,
): TemplatePreview => {
  const mail = isMailPart(part)
    ? renderSampleMail(part, templates, sampleMails(portalOrigin)[part])
    : previewOf(renderSampleNewsletter(articlesFor(part), templates, portalOrigin), {
        kind: "clients",
        name: sampleReader,
        unsubscribeUrl: sampleUnsubscribing(portalOrigin),
      });
  return { ...mail, text: mailText(mail.html) };
};
