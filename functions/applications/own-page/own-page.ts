import { PageLanguage } from "../../../shared/applications/application-page.contract.ts";
import { applicationPageAddress } from "../../../shared/applications/application-page-address.ts";
import { officeDate, officeDateTime } from "../../../shared/dates/office-days.ts";
import { publicUploads } from "../../../shared/files/public-uploads.contract.ts";
import { publicImprintAddress, publicPrivacyAddress } from "../../../shared/news/public-address.ts";
import type { StoredApplication } from "../../data/applications/applications.collection.ts";
import { html } from "../../platform/html/html.ts";
import { languageLinks } from "../../platform/html/language-links.ts";
import { htmlPage } from "../../platform/html/page.ts";
import type { SafeHtml } from "../../platform/html/safe-html.ts";
import { uploadPlace, uploadsScript, uploadsStyle } from "../../platform/html/uploads/upload-place.ts";
import type { ApplicantState } from "./applicant-state.ts";
import { pageTexts } from "./own-page.text.ts";
import { ownPageStyle } from "./own-page-style.ts";
import { mayAddPapers } from "./take-papers.ts";

export interface Framing {
  readonly token: string | undefined;
  readonly lang: PageLanguage;
  readonly office: { readonly id: string; readonly name: string };
}

export const addressIn = (
  token: string,
  lang: PageLanguage,
  action?: "date" | "papers" | "withdrawal",
): string => `${applicationPageAddress(token, action)}?lang=${lang}`;

const framed = ({ token, lang, office }: Framing, title: string, content: SafeHtml): string => {
  const text = pageTexts[lang];
  return htmlPage({
    lang,
    title: `${title} · ${office.name}`,
    head: html`<meta name="robots" content="noindex">`,
    style: ownPageStyle + uploadsStyle,
    body: html`<header><div class="page"><span>${office.name}</span>${
      token ? languageLinks(lang, PageLanguage.options, (other) => addressIn(token, other)) : undefined
    }</div></header>
<main class="page">
<h1>${title}</h1>
${content}
</main>
<footer><nav class="page" aria-label="${office.name}"><a href="${publicImprintAddress(office.id)}">${text.imprint}</a><a href="${publicPrivacyAddress(office.id)}">${text.privacy}</a></nav></footer>`,
  });
};

interface OwnPage extends ApplicantState {
  readonly application: Pick<StoredApplication, "createdAt" | "deleteAt" | "files">;
  readonly notice: "chosen" | "gone" | "arrived" | undefined;
  readonly now: Date;
}

const datesOf = ({ invitation, now }: OwnPage, { token = "", lang }: Framing) => {
  if (!invitation) return undefined;
  const text = pageTexts[lang];
  const { chosen, mail } = invitation;
  if (chosen !== undefined) {
    return html`<p class="notice">${text.chosen(officeDateTime(new Date(chosen)))}</p><p class="muted">${text.chosenHelp}</p>`;
  }
  const open = mail.dates.filter((date) => new Date(date) > now);
  if (open.length === 0) return html`<p>${text.noDates}</p>`;
  const lineOf = (date: string) => {
    const words = officeDateTime(new Date(date));
    return html`<li><form method="post" action="${addressIn(token, lang, "date")}"><span>${words}</span><button name="date" value="${date}" aria-label="${words}: ${text.choose}">${text.choose}</button></form></li>\n`;
  };
  return html`<h2>${text.dates}</h2><ul class="choices">${open.map(lineOf)}</ul><p class="muted">${text.zone}</p>`;
};

const papersOf = ({ papers, application }: OwnPage, { token = "", lang }: Framing) => {
  if (papers === undefined) return undefined;
  const text = pageTexts[lang];
  const [begin, states] = [publicUploads.begin.path, publicUploads.uploads.path];
  const place = {
    label: text.papersLabel,
    begin,
    states,
    fields: { purpose: "application" },
    name: "fileIds",
  };
  const form = html`<p class="muted">${text.papersHelp}</p>
<form method="post" action="${addressIn(token, lang, "papers")}">${uploadPlace(place)}<button class="main">${text.send}</button></form>
${uploadsScript(lang)}`;
  return html`<h2>${text.papers}</h2><p class="lines" lang="de">${papers}</p>${
    mayAddPapers(application) ? form : html`<p class="muted">${text.papersFull}</p>`
  }`;
};

/** The page shows no name, since mails are passed on. */
export const ownPage = (page: OwnPage, framing: Framing): string => {
  const { standing, application, notice } = page;
  const { token = "", lang } = framing;
  const text = pageTexts[lang];
  return framed(
    framing,
    text.title,
    html`${notice ? html`<p class="notice" role="status">${text.notice[notice]}</p>` : undefined}
<p class="muted">${text.received(officeDate(application.createdAt))}</p>
<p class="lead">${text.standing[standing]}</p>
${datesOf(page, framing)}
${papersOf(page, framing)}
<h2>${text.withdraw}</h2>
<p class="muted">${text.deleted(officeDate(application.deleteAt))}</p>
<p><a href="${addressIn(token, lang, "withdrawal")}">${text.withdraw}</a></p>`,
  );
};

export const withdrawalPage = (framing: Framing): string => {
  const { token = "", lang } = framing;
  const text = pageTexts[lang];
  return framed(
    framing,
    text.withdrawTitle,
    html`<p class="lead">${text.withdrawHelp}</p>
<form method="post" action="${addressIn(token, lang, "withdrawal")}"><button class="main">${text.withdraw}</button></form>
<p><a href="${addressIn(token, lang)}">${text.back}</a></p>`,
  );
};

export const withdrawnPage = (framing: Framing): string => {
  const text = pageTexts[framing.lang];
  return framed(
    { ...framing, token: undefined },
    text.withdrawn,
    html`<p class="lead">${text.withdrawnHelp}</p>`,
  );
};
