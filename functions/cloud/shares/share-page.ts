import { ShareLanguage } from "../../../shared/cloud/public-shares.contract.ts";
import { shareAddress } from "../../../shared/cloud/share-address.ts";
import { isShownInline } from "../../../shared/files/file-kind.ts";
import { formatSize } from "../../../shared/files/file-size.ts";
import { publicImprintAddress, publicPrivacyAddress } from "../../../shared/news/public-address.ts";
import { OPERATOR } from "../../../shared/organisations/operator.ts";
import type { ListedCloudItem } from "../../data/cloud/cloud-items.collection.ts";
import { html } from "../../platform/html/html.ts";
import { languageLinks } from "../../platform/html/language-links.ts";
import { htmlPage } from "../../platform/html/page.ts";
import type { SafeHtml } from "../../platform/html/safe-html.ts";
import { shareTexts } from "./share-page.text.ts";
import { sharePageStyle } from "./share-page-style.ts";

export interface Framing {
  readonly token: string;
  readonly lang: ShareLanguage;
  readonly office: { readonly id: string; readonly name: string } | undefined;
  readonly notice: "wrong" | "waiting" | "large" | undefined;
}

const PRODUCT = "Kanzleiportal";

export const pageAddress = (token: string, query: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${shareAddress(token)}?${new URLSearchParams(given)}` : shareAddress(token);
};

const framed = ({ token, lang, office, notice }: Framing, title: string, content: SafeHtml): string => {
  const text = shareTexts[lang];
  const name = office?.name ?? PRODUCT;
  const responsible = office?.id ?? OPERATOR;
  return htmlPage({
    lang,
    title: `${title} · ${name}`,
    head: html`<meta name="robots" content="noindex">`,
    style: sharePageStyle,
    body: html`<header><div class="page"><span>${name}</span>${languageLinks(
      lang,
      ShareLanguage.options,
      (other) => pageAddress(token, { lang: other }),
    )}</div></header>
<main class="page">
<h1>${title}</h1>
${notice ? html`<p class="notice" role="status">${text[notice]}</p>` : undefined}
${content}
</main>
<footer><div class="page"><nav aria-label="${name}"><a href="${publicImprintAddress(responsible)}">${text.imprint}</a><a href="${publicPrivacyAddress(responsible)}">${text.privacy}</a></nav>
<p>${text.noted}</p></div></footer>`,
  });
};

export const lockedPage = (framing: Framing): string => {
  const text = shareTexts[framing.lang];
  const action = `${shareAddress(framing.token)}/unlock?lang=${framing.lang}`;
  return framed(
    framing,
    text.locked,
    html`<p class="muted">${text.lockedHelp}</p>
<form method="post" action="${action}">
<label for="password">${text.password}</label>
<input id="password" name="password" type="password" autocomplete="off" maxlength="200" required>
<button class="main">${text.unlock}</button>
</form>`,
  );
};

/** The page reveals nothing of the share but its token, which the reader has. */
export const endedPage = (token: string, lang: ShareLanguage): string => {
  const { ended, endedHelp } = shareTexts[lang];
  const framing = { token, lang, office: undefined, notice: undefined };
  return framed(framing, ended, html`<p class="muted">${endedHelp}</p>`);
};

export interface SharedFolder {
  readonly title: string;
  readonly expiresOn: string;
  /** From the shared folder down to the shown one, exclusive. */
  readonly way: readonly ListedCloudItem[];
  readonly folders: readonly ListedCloudItem[];
  readonly files: readonly ListedCloudItem[];
  readonly page: number;
  readonly pages: number;
  readonly folderId: string | undefined;
  readonly hasZip: boolean;
  readonly left: number | undefined;
  readonly pictureOf: (item: ListedCloudItem) => string | undefined;
}

const fileLine = (item: ListedCloudItem, { pictureOf }: SharedFolder, lang: ShareLanguage, no: number) => {
  const text = shareTexts[lang];
  const picture = pictureOf(item);
  const { id, title, file } = item;
  return html`<li>${picture ? html`<img src="${picture}" alt="" loading="lazy" width="64" height="64">` : undefined}<span class="name"><span id="n${no}">${title}</span><span class="muted">${formatSize(file?.size ?? 0, lang)}</span></span>
<span class="do">${
    file && isShownInline(file.contentType)
      ? html`<button id="v${no}" name="show" value="${id}" formtarget="_blank" title="${text.inNewWindow}" aria-labelledby="n${no} v${no}">${text.show}</button>`
      : undefined
  }<button id="s${no}" name="save" value="${id}" aria-labelledby="n${no} s${no}">${text.save}</button></span></li>\n`;
};

const pagesOf = ({ page, pages, folderId }: SharedFolder, { token, lang }: Framing) => {
  if (pages < 2) return undefined;
  const text = shareTexts[lang];
  const to = (other: number) => pageAddress(token, { lang, folder: folderId, page: String(other) });
  return html`<nav class="pages" aria-label="${text.pages}">${
    page > 1 ? html`<a href="${to(page - 1)}">${text.earlier}</a>` : undefined
  }<span>${text.page(page, pages)}</span>${page < pages ? html`<a href="${to(page + 1)}">${text.later}</a>` : undefined}</nav>`;
};

export const sharePage = (folder: SharedFolder, framing: Framing): string => {
  const { token, lang, office } = framing;
  const text = shareTexts[lang];
  const { way, folders, files, hasZip, left, expiresOn } = folder;
  const linkTo = ({ id, title }: ListedCloudItem) =>
    html`<a href="${pageAddress(token, { lang, folder: id })}">${title}</a>`;
  return framed(
    framing,
    folder.title,
    html`<p class="muted">${text.shared(office?.name ?? PRODUCT, expiresOn)}</p>
${way.length > 0 ? html`<nav class="way" aria-label="${text.way}">${way.map(linkTo)}</nav>` : undefined}
<form method="post" action="${shareAddress(token)}/downloads?lang=${lang}">
${left === undefined ? undefined : html`<p class="muted">${text.left(left)}</p>`}
${hasZip ? html`<button class="main">${text.zip}</button>` : undefined}
${folders.length > 0 ? html`<h2>${text.folders}</h2><ul>${folders.map((one) => html`<li>${linkTo(one)}</li>`)}</ul>` : undefined}
${files.length > 0 ? html`<h2>${text.files}</h2><ul>${files.map((file, no) => fileLine(file, folder, lang, no))}</ul>` : undefined}
${folders.length + files.length === 0 ? html`<p>${text.empty}</p>` : undefined}
</form>
${pagesOf(folder, framing)}`,
  );
};
