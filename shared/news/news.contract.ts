import { releasers } from "./approvers.contract.ts";
import { articleReactions } from "./article-reactions.contract.ts";
import { articleVersions } from "./article-versions.contract.ts";
import { articles } from "./articles.contract.ts";
import { authors } from "./authors.contract.ts";
import { confirmations } from "./confirmations.contract.ts";
import { newsletterApproval } from "./newsletter-approval.contract.ts";
import { newsletterLinks } from "./newsletter-links.contract.ts";
import { newsletters } from "./newsletters.contract.ts";
import { overview } from "./overview.contract.ts";
import { publicArticles } from "./public-articles.contract.ts";
import { reports } from "./reports.contract.ts";
import { sending } from "./sending.contract.ts";
import { subscriberImports } from "./subscriber-imports.contract.ts";
import { industries, subscribers } from "./subscribers.contract.ts";
import { subscriptions } from "./subscriptions.contract.ts";
import { tags } from "./tags.contract.ts";
import { templates } from "./templates.contract.ts";
import { newsTrash } from "./trash.contract.ts";

export const news = {
  articles,
  articleReactions,
  articleVersions,
  newsTrash,
  overview,
  confirmations,
  releasers,
  newsletters,
  newsletterRelease: newsletterApproval,
  sending,
  reports,
  subscribers,
  subscriberImports,
  industries,
  templates,
  tags,
  authors,
  subscriptions,
  publicArticles,
  newsletterLinks,
};
