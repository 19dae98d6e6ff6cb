import { ulid } from "ulid";
import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import { openClickLinks } from "../../../functions/data/newsletters/click-links.ts";
import { portal } from "../../portal.ts";
import { anArticle } from "../../support/news.builder.ts";
import { anOffice } from "../../support/people.builder.ts";
import { ownOffice } from "../../support/viewers.ts";
import type { AreaRows } from "./endpoint-row.ts";
import { stored } from "./resources.ts";
import { everybody } from "./rights.ts";

const own = {
  publicArticle: async (organisationId: string) => {
    const { table } = await portal();
    const article = anArticle({ organisationId, isPublicRelease: true });
    return { urlTitle: (await openArticles(table).insert(article)).urlTitle };
  },
  newsletterLink: async () => {
    const { pathname } = new URL(
      openClickLinks("link-secret-of-the-tests", "https://portal.example").of("n1", "https://a.example/"),
    );
    return { id: "n1", signature: pathname.split("/").at(-1) ?? "" };
  },
  publishingOffice: async () => {
    const { people } = await portal();
    const urlName = ulid().toLowerCase();
    await people.organisations.insert(anOffice({ urlName, websiteDescriptionEN: "We advise." }));
    return { urlName, language: "en" };
  },
};

const organisationId = ownOffice.id;

export const publicRows: AreaRows<"public"> = {
  subscriptions: {
    register: {
      isOwn: true,
      right: everybody,
      body: {
        name: "Eva Gruber",
        email: "eva.gruber@subscriber.example",
        organisationId,
        receivesTaxNews: true,
      },
    },
    confirm: { isOwn: true, right: everybody, body: { token: "unbekannt" } },
    preferences: { isOwn: true, right: everybody, body: { token: "unbekannt" } },
    savePreferences: {
      isOwn: true,
      right: everybody,
      body: { token: "unbekannt", name: "Eva Gruber", receivesTaxNews: true },
    },
    unsubscribe: { isOwn: true, right: everybody, body: { token: "unbekannt" } },
  },
  publicArticles: {
    list: { isOwn: true, right: everybody },
    read: { isOwn: true, right: everybody, resource: own.publicArticle },
    page: { isOwn: true, right: everybody, resource: own.publicArticle },
    feed: { isOwn: true, right: everybody },
    feedOfOrganisation: { isOwn: true, right: everybody, resource: stored.office },
    imprint: { isOwn: true, right: everybody, resource: stored.office },
  },
  publicOrganisations: {
    list: { isOwn: true, right: everybody },
    read: { isOwn: true, right: everybody, resource: own.publishingOffice },
  },
  newsletterLinks: {
    follow: {
      isOwn: true,
      right: everybody,
      resource: own.newsletterLink,
      query: { to: "https://a.example/" },
    },
  },
  publicPages: {
    offices: { isOwn: true, right: everybody },
    office: { isOwn: true, right: everybody, resource: own.publishingOffice },
    officeInLanguage: { isOwn: true, right: everybody, resource: own.publishingOffice },
    news: { isOwn: true, right: everybody, query: { seite: 1 } },
    officeNews: { isOwn: true, right: everybody, resource: own.publishingOffice, query: { seite: 1 } },
    sitemap: { isOwn: true, right: everybody },
    robots: { isOwn: true, right: everybody },
  },
};
