import { publicFeedAddress } from "../../../shared/news/public-address.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { dialled } from "../../../shared/organisations/phone.ts";
import {
  publicNewsAddress,
  publicOfficeAddress,
  publicOfficesAddress,
} from "../../../shared/organisations/public-address.ts";
import { html } from "../../platform/html/html.ts";
import { htmlPage } from "../../platform/html/page.ts";
import { imprintOf } from "../page/imprint-section.ts";
import { pageHead } from "../page/page-head.ts";
import { officeName } from "../page/page-header.ts";
import { pageStyle } from "../page/page-style.ts";
import { publicText as text } from "../public.text.ts";
import { officePageStyle } from "./office-page-style.ts";
import type { PublishingOffice } from "./public-office.ts";

const entryOf = (office: PublishingOffice) => {
  const place = [office.zip, office.city].filter(Boolean).join(" ");
  return html`<div class="entry"><h2>${officeName(office)}</h2>
<p>${[office.street, place].filter(Boolean).join(", ")}</p>${
    office.phone ? html`<p><a href="tel:${dialled(office.phone)}">${office.phone}</a></p>` : undefined
  }</div>\n`;
};

export const officesPage = (
  offices: readonly PublishingOffice[],
  operator: Organisation | undefined,
  origin: string,
): string =>
  htmlPage({
    title: `${text.offices} · ${text.product}`,
    head: pageHead({
      type: "website",
      title: text.offices,
      siteName: text.product,
      description: offices.map(({ name }) => name).join(", "),
      address: origin + publicOfficesAddress,
      feed: publicFeedAddress(null),
      data: {
        "@type": "ItemList",
        itemListElement: offices.map(({ urlName }, place) => ({
          "@type": "ListItem",
          position: place + 1,
          url: origin + publicOfficeAddress(urlName),
        })),
      },
    }),
    style: pageStyle + officePageStyle,
    body: html`<header class="page office"><span>${text.product}</span><a href="${publicNewsAddress}">${text.news}</a></header>
<main class="page">
<article>
<h1>${text.offices}</h1>
${offices.map(entryOf)}
</article>
</main>
${imprintOf(operator)}`,
  });
