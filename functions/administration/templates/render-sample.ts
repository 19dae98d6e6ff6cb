import type { ArticlePart, MailPart, Templates } from "../../../shared/administration/template-part.ts";
import { renderTemplate } from "../../data/templates/liquid.ts";
import { greeting } from "../../data/templates/mail.text.ts";
import type { MailData } from "../../data/templates/mail-data.ts";
import { type Mail, renderMail } from "../../data/templates/render-mail.ts";
import { type NewsletterArticle, renderNewsletter } from "../../data/templates/render-newsletter.ts";
import type { RenderedNewsletter } from "../../data/templates/rendered-newsletter.ts";
import { renderingPart } from "./part-fault.ts";
import { sampleArticles, sampleNewsletter } from "./sample-newsletter.text.ts";

const strict = { strict: true };
const ARTICLES_ONLY = "{% for article in articles %}{{ article.html }}{% endfor %}";

export const renderSampleMail = <Part extends MailPart>(
  part: Part,
  templates: Templates,
  data: MailData[Part],
): Mail =>
  renderingPart(part, () => {
    const set: Readonly<Record<MailPart, string>> = templates;
    renderTemplate(set[part], { ...data, greeting: greeting(data.name) }, strict);
    return renderMail(set, part, data);
  });

const withArticles = (
  templates: Templates,
  articles: readonly NewsletterArticle[],
  portalOrigin: string,
): RenderedNewsletter =>
  renderNewsletter({ ...sampleNewsletter(portalOrigin), set: templates, articles }, strict);

export const renderSampleArticle = (part: ArticlePart, templates: Templates, portalOrigin: string): string =>
  renderingPart(part, () => {
    const article = sampleArticles(portalOrigin)[part];
    return withArticles({ ...templates, newsletterTemplate: ARTICLES_ONLY }, [article], portalOrigin).marked;
  });

export const renderSampleNewsletter = (
  parts: readonly ArticlePart[],
  templates: Templates,
  portalOrigin: string,
): RenderedNewsletter => {
  for (const part of parts) renderSampleArticle(part, templates, portalOrigin);
  const articles = parts.map((part) => sampleArticles(portalOrigin)[part]);
  return renderingPart("newsletterTemplate", () => withArticles(templates, articles, portalOrigin));
};
