import type { portal } from "../../../shared/portal.contract.ts";
import { ownOffice } from "../../support/viewers.ts";
import type { RowsOf } from "./endpoint-row.ts";
import { everybody } from "./rights.ts";
import { stored } from "./subjects.ts";

const organisationId = ownOffice.id;

export const publicRows: RowsOf<typeof portal.public> = {
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
    read: { isOwn: true, right: everybody, subject: stored.publicArticle },
    page: { isOwn: true, right: everybody, subject: stored.publicArticle },
    feed: { isOwn: true, right: everybody },
    feedOfOrganisation: { isOwn: true, right: everybody, subject: stored.office },
    imprint: { isOwn: true, right: everybody, subject: stored.office },
  },
  publicOrganisations: {
    list: { isOwn: true, right: everybody },
  },
};
