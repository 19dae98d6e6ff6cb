import type { Article } from "../../shared/news/article.ts";
import { publicArticleAddress } from "../../shared/news/public-address.ts";
import {
  publicNewsAddress,
  publicOfficeAddress,
  publicOfficeNewsAddress,
  publicOfficesAddress,
} from "../../shared/organisations/public-address.ts";
import { escapeXml } from "../platform/html/xml.ts";
import { languagesOf, type PublishingOffice } from "./organisations/public-office.ts";

const entry = (address: string, more = "") => `<url><loc>${escapeXml(address)}</loc>${more}</url>`;

const officeEntries = (office: PublishingOffice, origin: string): string[] => {
  const addresses = languagesOf(office).map((language) => ({
    language,
    address: origin + publicOfficeAddress(office.urlName, language),
  }));
  const alternates = addresses.map(
    ({ language, address }) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`,
  );
  const more = addresses.length > 1 ? alternates.join("") : "";
  return [
    ...addresses.map(({ address }) => entry(address, more)),
    entry(origin + publicOfficeNewsAddress(office.urlName)),
  ];
};

/** sitemaps.org, with the languages of a page as search engines read them. */
export const sitemapOf = (
  offices: readonly PublishingOffice[],
  articles: readonly Article[],
  origin: string,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[
  entry(origin + publicOfficesAddress),
  entry(origin + publicNewsAddress),
  ...offices.flatMap((office) => officeEntries(office, origin)),
  ...articles.map(({ urlTitle }) => entry(origin + publicArticleAddress(urlTitle))),
].join("\n")}
</urlset>
`;
