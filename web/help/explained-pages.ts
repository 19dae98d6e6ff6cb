import type { Viewer } from "../../shared/contract/permissions.ts";
import { type HelpPlace, helpAddress } from "../components/help/help-topics.ts";
import { whoIsHelped } from "../components/help/who-is-helped.ts";

/** Sections about a page and those below it; rarer roles come first. */
export const explainedPages: Readonly<Record<string, readonly HelpPlace[]>> = {
  "/home": [["everyone", "home"]],
  "/search": [["everyone", "search"]],
  "/notifications": [["everyone", "notifications"]],
  "/profile": [["everyone", "signIn"]],
  "/organisations": [
    ["office", "office"],
    ["everyone", "people"],
  ],
  "/employees": [
    ["office", "employees"],
    ["everyone", "people"],
  ],
  "/discussions": [
    ["moderators", "order"],
    ["everyone", "forums"],
  ],
  "/discussions/feed": [["everyone", "forums"]],
  "/discussions/reports": [["moderators", "reports"]],
  "/calendar": [
    ["planners", "events"],
    ["everyone", "calendar"],
  ],
  "/calendar/categories": [["planners", "categories"]],
  "/news": [["everyone", "news"]],
  "/news/articles": [
    ["editors", "articles"],
    ["everyone", "news"],
  ],
  "/news/newsletters": [
    ["editors", "newsletters"],
    ["everyone", "news"],
  ],
  "/news/newsletters/reports": [["editors", "sending"]],
  "/news/subscribers": [["editors", "subscribers"]],
  "/news/subscribers/import": [["editors", "import"]],
  "/cloud": [["everyone", "cloud"]],
  "/cloud/requests": [["everyone", "requests"]],
  "/misc": [
    ["keepers", "misc"],
    ["everyone", "more"],
  ],
  "/galleries": [
    ["moderators", "galleries"],
    ["everyone", "more"],
  ],
  "/material": [["everyone", "more"]],
  "/material/administration": [["keepers", "orders"]],
  "/applications": [["applications", "stages"]],
  "/administration": [["administrators", "settings"]],
  "/administration/settings": [["administrators", "settings"]],
  "/administration/users": [["administrators", "users"]],
  "/administration/access": [["administrators", "access"]],
  "/administration/access/roles": [["administrators", "access"]],
  "/administration/access/why": [["administrators", "access"]],
  "/administration/templates": [["administrators", "templates"]],
  "/administration/privacy": [["administrators", "privacy"]],
  "/administration/audit": [["administrators", "privacy"]],
  "/administration/tokens": [["administrators", "tokens"]],
  "/administration/shares": [["administrators", "tokens"]],
};

export const helpAbout = (pathname: string, viewer: Viewer): string | undefined => {
  const about = explainedPages[pathname]?.find(([topic]) => whoIsHelped[topic](viewer));
  if (about) return helpAddress(about[0], about[1]);
  const above = pathname.slice(0, pathname.lastIndexOf("/"));
  return above ? helpAbout(above, viewer) : undefined;
};
