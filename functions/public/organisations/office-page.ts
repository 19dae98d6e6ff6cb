import { dialled } from "../../../shared/organisations/phone.ts";
import {
  type PublicLanguage,
  publicOfficeAddress,
  publicOfficeNewsAddress,
  publicOfficesAddress,
} from "../../../shared/organisations/public-address.ts";
import type { PublicEmployee, PublicOffice } from "../../../shared/organisations/public-organisation.ts";
import { html } from "../../platform/html/html.ts";
import { languageLinks } from "../../platform/html/language-links.ts";
import { htmlPage } from "../../platform/html/page.ts";
import type { SafeHtml } from "../../platform/html/safe-html.ts";
import { articleEntries } from "../articles/article-entries.ts";
import { imprintOf, isWebLink } from "../page/imprint-section.ts";
import { pageHead } from "../page/page-head.ts";
import { pageStyle } from "../page/page-style.ts";
import { type OfficePageText, officePageText } from "./office-page.text.ts";
import { officePageStyle } from "./office-page-style.ts";
import { languagesOf, type PublishingOffice } from "./public-office.ts";

const SNIPPET = 160;

const locales: Readonly<Record<PublicLanguage, string>> = { de: "de_AT", en: "en_GB", it: "it_IT" };

const shortened = (text: string | null) =>
  text && text.length > SNIPPET ? `${text.slice(0, SNIPPET).replace(/\s+\S*$/, "")} …` : text;

const accountingService = (office: PublicOffice, description: string | null, origin: string) => ({
  "@type": "AccountingService",
  name: office.name,
  url: origin + office.url,
  description,
  image: office.pictureUrl && origin + office.pictureUrl,
  telephone: office.phone,
  faxNumber: office.fax,
  email: office.email,
  sameAs: office.homepage,
  address: {
    "@type": "PostalAddress",
    streetAddress: office.street,
    postalCode: office.zip,
    addressLocality: office.city,
    addressRegion: office.province,
  },
  employee: office.employees.map(({ name, jobTitle }) => ({ "@type": "Person", name, jobTitle })),
});

const headOf = (
  office: PublicOffice,
  languages: readonly PublicLanguage[],
  language: PublicLanguage,
  origin: string,
) => {
  const addressIn = (one: PublicLanguage) => origin + publicOfficeAddress(office.urlName, one);
  const description = shortened(office.descriptions[language]);
  return pageHead({
    type: "website",
    title: office.name,
    siteName: office.name,
    description,
    address: addressIn(language),
    image: office.pictureUrl && origin + office.pictureUrl,
    feed: office.feedUrl,
    locale: locales[language],
    alternates: {
      ...Object.fromEntries(languages.map((one) => [one, addressIn(one)])),
      "x-default": addressIn("de"),
    },
    data: accountingService(office, description, origin),
  });
};

const headerOf = (office: PublicOffice, languages: readonly PublicLanguage[], language: PublicLanguage) => {
  const { offices } = officePageText[language];
  return html`<header class="page office"><a href="${publicOfficesAddress}">${offices}</a>${languageLinks(
    language,
    languages,
    (one) => publicOfficeAddress(office.urlName, one),
  )}</header>`;
};

const section = (title: string, content: SafeHtml | undefined) =>
  content && html`<h2>${title}</h2>\n${content}`;

const telephone = (number: string) => html`<a href="tel:${dialled(number)}">${number}</a>`;

const mail = (address: string) => html`<a href="mailto:${address}">${address}</a>`;

const linkOr = (name: string, address: string | null) =>
  isWebLink(address) ? html`<a href="${address}">${name}</a>` : html`${name}`;

const list = (name: string, items: readonly SafeHtml[]) =>
  items.length ? html`<ul class="${name}">${items}</ul>` : undefined;

const contactOf = (office: PublicOffice, language: PublicLanguage) => {
  const { phone, fax, email } = officePageText[language];
  const place = [office.zip, office.city].filter(Boolean).join(" ");
  const described = office.contactDescriptions[language];
  return html`<address class="ways">${[office.street, place].flatMap((line) => (line ? html`${line}<br>` : []))}${
    office.phone ? html`${phone} ${telephone(office.phone)}<br>` : undefined
  }${office.fax ? html`${fax} ${office.fax}<br>` : undefined}${
    office.email ? html`${email} ${mail(office.email)}<br>` : undefined
  }${isWebLink(office.homepage) ? linkOr(office.homepage ?? "", office.homepage) : undefined}</address>
${described ? html`<p class="text">${described}</p>` : undefined}`;
};

const productsOf = ({ products }: PublicOffice) =>
  list(
    "plain",
    (products ?? "")
      .split(/[,;\n]/)
      .map((product) => product.trim())
      .filter(Boolean)
      .map((product) => html`<li lang="de">${product}</li>`),
  );

/** The picture may lack an alternative text, since the name stands beside it. */
const personOf = ({ name, jobTitle, phone, email, picture }: PublicEmployee) =>
  html`<li class="person">${
    picture
      ? html`<img src="${picture.url}" alt="${picture.alt ?? ""}" width="72" height="72" loading="lazy">`
      : undefined
  }<div><strong>${name}</strong>${jobTitle ? html`<p lang="de">${jobTitle}</p>` : undefined}<div class="ways">${
    phone ? html`${telephone(phone)}<br>` : undefined
  }${email ? mail(email) : undefined}</div></div></li>`;

const newsOf = ({ articles, urlName }: PublicOffice, text: OfficePageText) =>
  articles.length
    ? html`${articleEntries(articles, "h3")}<p class="ways"><a href="${publicOfficeNewsAddress(urlName)}">${text.allNews}</a></p>`
    : undefined;

const customersOf = ({ customers }: PublicOffice) =>
  list(
    "plain",
    customers.map(
      ({ name, city, url, description }) =>
        html`<li lang="de">${linkOr(name, url)}${city ? html`, ${city}` : undefined}${
          description ? html`<p>${description}</p>` : undefined
        }</li>`,
    ),
  );

const linksOf = ({ links }: PublicOffice) =>
  list(
    "plain",
    links.map(({ name, url }) => html`<li lang="de">${linkOr(name, url)}</li>`),
  );

/** `stored` is the same office, for the imprint below. */
export const officePage = (
  office: PublicOffice,
  stored: PublishingOffice,
  language: PublicLanguage,
  origin: string,
): string => {
  const text = officePageText[language];
  const description = office.descriptions[language];
  const languages = languagesOf(stored);
  return htmlPage({
    lang: language,
    title: [office.name, office.city].filter(Boolean).join(" · "),
    head: headOf(office, languages, language, origin),
    style: pageStyle + officePageStyle,
    body: html`${headerOf(office, languages, language)}
<main class="page">
<article>
<h1>${office.name}</h1>
${office.nameAdditional ? html`<p class="subtitle">${office.nameAdditional}</p>` : undefined}
${
  office.pictureUrl
    ? html`<figure><img class="title-image" src="${office.pictureUrl}" alt="${text.picture(office.name)}"></figure>`
    : undefined
}
${description ? html`<p class="text">${description}</p>` : undefined}
${section(text.contact, contactOf(office, language))}
${section(text.products, productsOf(office))}
${section(text.people, list("people", office.employees.map(personOf)))}
${section(text.news, newsOf(office, text))}
${section(text.customers, customersOf(office))}
${section(text.links, linksOf(office))}
</article>
</main>
${imprintOf(stored)}`,
  });
};
