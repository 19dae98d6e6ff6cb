import {
  type RequestFile,
  type RequestFileState,
  RequestLanguage,
} from "../../../shared/cloud/paper-request.ts";
import { requestAddress } from "../../../shared/cloud/request-address.ts";
import { officeDateTime } from "../../../shared/dates/office-days.ts";
import { formatSize } from "../../../shared/files/file-size.ts";
import { publicImprintAddress, publicPrivacyAddress } from "../../../shared/news/public-address.ts";
import { OPERATOR } from "../../../shared/organisations/operator.ts";
import type { StoredRequest } from "../../data/cloud/cloud-requests.collection.ts";
import { html } from "../../platform/html/html.ts";
import { languageLinks } from "../../platform/html/language-links.ts";
import { htmlPage } from "../../platform/html/page.ts";
import { uploadPlace, uploadsScript, uploadsStyle } from "../../platform/html/uploads/upload-place.ts";
import { sharePageStyle } from "../shares/share-page-style.ts";
import { lastDayOf } from "./compose-request-mail.ts";
import { requestTexts } from "./request-page.text.ts";

interface Shown {
  readonly request: StoredRequest;
  readonly files: readonly RequestFile[];
  readonly submittedAt: string | undefined;
  readonly token: string;
  readonly lang: RequestLanguage;
  readonly office: { readonly id: string; readonly name: string } | undefined;
}

const PRODUCT = "Kanzleiportal";

const style = `
.item { margin-top: 24px; padding-top: 16px; border-top: 1px solid var(--line); }
.item h2 { margin: 0; }
.tag { padding: 0 8px; border: 1px solid currentcolor; border-radius: 4px; font-size: 14px; }
.good { color: var(--accent); }
.bad { color: var(--ink); font-weight: 600; }
.end { margin-top: 32px; }
.end button { margin-top: 8px; }
`;

const toneOf: Readonly<Record<RequestFileState, string>> = {
  receiving: "muted",
  received: "good",
  accepted: "good",
  returned: "bad",
  refused: "bad",
};

const fileLine = ({ id, name, size, state, reason }: RequestFile, lang: RequestLanguage) => {
  const text = requestTexts[lang].states[state];
  // The check gives its reasons in German only.
  const words = state === "returned" && reason ? `${text}: ${reason}` : text;
  return html`<li id="${id}"><span class="name"><span>${name}</span><span class="muted">${formatSize(size, lang === "en" ? "en" : "de")}</span></span>
<span class="${toneOf[state]}">${words}</span></li>\n`;
};

const itemSection = (at: number, { request, files, token, lang }: Shown) => {
  const { name, hint } = request.items[at] ?? { name: "", hint: null };
  const own = files.filter(({ item }) => item === at);
  const address = `${requestAddress(token)}/files`;
  return html`<section class="item"><h2>${name}</h2>
${hint ? html`<p>${hint}</p>` : undefined}
${own.length > 0 ? html`<ul>${own.map((file) => fileLine(file, lang))}</ul>` : html`<p class="muted">${requestTexts[lang].none}</p>`}
${uploadPlace({ label: name, begin: address, states: address, fields: { item: at } })}
</section>\n`;
};

export const requestPage = (shown: Shown): string => {
  const { request, submittedAt, token, lang, office } = shown;
  const text = requestTexts[lang];
  const name = office?.name ?? PRODUCT;
  const responsible = office?.id ?? OPERATOR;
  return htmlPage({
    lang,
    title: `${request.title} · ${name}`,
    head: html`<meta name="robots" content="noindex">`,
    style: sharePageStyle + uploadsStyle + style,
    body: html`<header><div class="page"><span>${name}</span>${languageLinks(
      lang,
      RequestLanguage.options,
      (other) => `${requestAddress(token)}?lang=${other}`,
    )}</div></header>
<main class="page">
<h1>${request.title}</h1>
<p>${text.asked(request.creatorName, name)}</p>
<p class="muted">${text.until(lastDayOf(request))}</p>
${submittedAt ? html`<p class="notice" role="status">${text.submitted(officeDateTime(new Date(submittedAt)))}</p>` : undefined}
${request.items.map((_, at) => itemSection(at, shown))}
<section class="item end"><p>${text.doneHelp}</p>
<button class="main" data-put="${requestAddress(token)}/submit" hidden>${text.done}</button></section>
${uploadsScript(lang, text.problems)}
</main>
<footer><div class="page"><nav aria-label="${name}"><a href="${publicImprintAddress(responsible)}">${text.imprint}</a><a href="${publicPrivacyAddress(responsible)}">${text.privacy}</a></nav>
<p>${text.noted}</p></div></footer>`,
  });
};
