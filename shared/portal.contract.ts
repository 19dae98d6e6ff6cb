import { administration } from "./administration/administration.contract.ts";
import type { AuditAction } from "./administration/audit-action.ts";
import { applicationPages } from "./applications/application-page.contract.ts";
import { applications } from "./applications/applications.contract.ts";
import { publicApplications } from "./applications/public-applications.contract.ts";
import { calendar } from "./calendar/calendar.contract.ts";
import { cloud } from "./cloud/cloud.contract.ts";
import { publicRequests } from "./cloud/public-requests.contract.ts";
import { publicShares } from "./cloud/public-shares.contract.ts";
import type { ContractTree } from "./contract/endpoint.ts";
import { discussions } from "./discussions/discussions.contract.ts";
import { files } from "./files/files.contract.ts";
import { fileParts } from "./files/parts.contract.ts";
import { publicUploads } from "./files/public-uploads.contract.ts";
import { galleries } from "./galleries/galleries.contract.ts";
import { jobs } from "./jobs/jobs.contract.ts";
import { federation } from "./login/federation.contract.ts";
import { login } from "./login/login.contract.ts";
import { material } from "./material/material.contract.ts";
import { misc } from "./misc/misc.contract.ts";
import { news as wholeNews } from "./news/news.contract.ts";
import { devices } from "./notifications/devices.contract.ts";
import { notifications } from "./notifications/notifications.contract.ts";
import { organisations } from "./organisations/organisations.contract.ts";
import { publicOrganisations, publicPages } from "./organisations/public-organisations.contract.ts";
import { search } from "./search/search.contract.ts";
import { trash } from "./search/trash.contract.ts";
import { system } from "./system/system.contract.ts";

const {
  newsletters,
  newsletterRelease,
  sending,
  reports,
  subscribers,
  subscriberImports,
  industries,
  subscriptions,
  publicArticles,
  newsletterLinks,
  ...news
} = wholeNews;

/**
 * One function each: newsletters alone render and send mails, subscribers' imports need memory,
 * public pages no sessions, and providers' secrets are federation's alone.
 */
export const portal = {
  files: { ...files, parts: fileParts, publicUploads },
  administration,
  login,
  federation,
  news,
  newsletters: { newsletters, newsletterRelease, sending, reports },
  subscribers: { subscribers, subscriberImports, industries },
  public: { subscriptions, publicArticles, publicOrganisations, publicPages, newsletterLinks },
  organisations,
  discussions,
  cloud,
  shares: { publicShares },
  requests: { publicRequests },
  jobs,
  notifications: { ...notifications, devices },
  galleries,
  calendar,
  misc,
  material,
  applications: { applications, applicationPages, publicApplications },
  search: { ...search, trash },
  system,
} satisfies Record<string, ContractTree<AuditAction>>;
export type AreaName = keyof typeof portal;
