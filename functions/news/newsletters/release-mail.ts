import type { StoredNewsletter } from "../../data/newsletters/newsletters.collection.ts";
import { personalMark } from "../../data/templates/personal-mail.ts";
import { previewOf } from "../../data/templates/recipient-data.ts";
import { escapeHtml, SafeHtml } from "../../platform/html/safe-html.ts";
import { asTestMail, NOWHERE } from "../sending/deliver/test-mail.ts";
import { releaseMailText as text } from "../sending/sending.text.ts";
import { loadNewsletterContent, type NewsletterSources, previewedFor } from "./newsletter-content.ts";

const titled = (html: string, subject: string) => {
  const title = `<title>${escapeHtml(subject)}</title>`;
  const untitled = html.replace(/<title>[\s\S]*?<\/title>/i, "");
  const head = /<head\b[^>]*>/i.exec(untitled);
  const at = head ? head.index + head[0].length : 0;
  return untitled.slice(0, at) + title + untitled.slice(at);
};

/** The newsletter as it would go out, below who asks and where to answer; the same for all who are asked. */
export const releaseMailHtml = async (
  newsletter: StoredNewsletter,
  { askedByName, askedNote }: { readonly askedByName: string; readonly askedNote: string | null },
  deps: NewsletterSources & { readonly now: Date },
): Promise<string> => {
  const kind = previewedFor(newsletter);
  const content = await loadNewsletterContent(newsletter, deps);
  const { html } = previewOf(content, {
    kind,
    name: personalMark("name").html,
    unsubscribeUrl: kind === "employees" ? null : NOWHERE,
  });
  const link = `${deps.portalOrigin}/news/newsletters/${newsletter.id}`;
  const note = new SafeHtml(
    [
      `${escapeHtml(text.asks(askedByName))} <a href="${escapeHtml(link)}">${escapeHtml(text.toPage)}</a>`,
      ...(askedNote ? [text.note, ...askedNote.split(/\r?\n/)].map(escapeHtml) : []),
    ].join("<br>"),
  );
  return titled(asTestMail(html, note), text.subject(newsletter.title));
};
