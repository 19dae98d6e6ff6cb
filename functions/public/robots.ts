import { newsPages } from "../../shared/news/url-title.ts";
import { publicNewsAddress, publicOfficesAddress } from "../../shared/organisations/public-address.ts";

const SITEMAP = "/sitemap.xml";

const readable = [
  publicOfficesAddress,
  publicNewsAddress,
  "/news/",
  "/v1/public/articles/",
  "/v1/public/files/",
  "/v1/public/organisations/",
  SITEMAP,
];

const inPortal = newsPages.flatMap((name) => [`/news/${name}$`, `/news/${name}/`]);

/** RFC 9309: the longest rule counts. */
export const robotsOf = (stage: string, origin: string): string =>
  stage === "prod"
    ? [
        "User-agent: *",
        ...readable.map((path) => `Allow: ${path}`),
        ...inPortal.map((path) => `Disallow: ${path}`),
        "Disallow: /",
        "",
        `Sitemap: ${origin}${SITEMAP}`,
        "",
      ].join("\n")
    : "User-agent: *\nDisallow: /\n";
