import type { RouteObject } from "react-router-dom";
import { areaTitles } from "../../../shared/area-titles.text.ts";
import { administrationRoutes } from "../../administration/administration.routes.ts";
import { applicationsRoutes } from "../../applications/applications.routes.ts";
import { calendarRoutes } from "../../calendar/calendar.routes.ts";
import { cloudRoutes } from "../../cloud/cloud.routes.ts";
import { discussionsRoutes } from "../../discussions/discussions.routes.ts";
import { employeesRoutes } from "../../employees/employees.routes.ts";
import { galleriesRoutes } from "../../galleries/galleries.routes.ts";
import { materialRoutes } from "../../material/material.routes.ts";
import { miscRoutes } from "../../misc/misc.routes.ts";
import { newsRoutes } from "../../news/news.routes.ts";
import { organisationsRoutes } from "../../organisations/organisations.routes.ts";
import { navigationText as text } from "./app.text.ts";

export interface NavigationFacts {
  readonly isAdmin: boolean;
  readonly mayReadNews: boolean;
  readonly mayEditNews: boolean;
  readonly maySeeApplications: boolean;
  readonly hasGalleries: boolean;
}

export interface NavigationEntry {
  readonly label: string;
  readonly to: string;
  readonly icon: string;
  readonly routes?: readonly RouteObject[];
  /** Current on its own address only, not on those below. */
  readonly exact?: boolean;
  readonly isVisible?: (facts: NavigationFacts) => boolean;
  readonly children?: readonly NavigationEntry[];
}

const isAdmin = (facts: NavigationFacts) => facts.isAdmin;

const entries: readonly NavigationEntry[] = [
  { label: text.home, to: "/home", icon: "pi-home" },
  { label: text.organisations, to: "/organisations", icon: "pi-building", routes: organisationsRoutes },
  { label: text.employees, to: "/employees", icon: "pi-users", routes: employeesRoutes },
  {
    label: areaTitles.discussions,
    to: "/discussions",
    icon: "pi-comments",
    routes: discussionsRoutes,
  },
  { label: areaTitles.calendar, to: "/calendar", icon: "pi-calendar", routes: calendarRoutes },
  {
    label: areaTitles.news,
    to: "/news",
    icon: "pi-book",
    routes: newsRoutes,
    isVisible: ({ mayReadNews }) => mayReadNews,
    children: [
      { label: text.newsArchive, to: "/news", icon: "pi-inbox", exact: true },
      { label: text.newsArticles, to: "/news/articles", icon: "pi-file-edit" },
      { label: text.newsNewsletters, to: "/news/newsletters", icon: "pi-send" },
      {
        label: text.newsSubscribers,
        to: "/news/subscribers",
        icon: "pi-address-book",
        isVisible: ({ mayEditNews }) => mayEditNews,
      },
    ],
  },
  { label: areaTitles.cloud, to: "/cloud", icon: "pi-cloud", routes: cloudRoutes },
  { label: areaTitles.misc, to: "/misc", icon: "pi-folder", routes: miscRoutes },
  {
    label: areaTitles.galleries,
    to: "/galleries",
    icon: "pi-images",
    routes: galleriesRoutes,
    isVisible: (facts) => facts.hasGalleries,
  },
  {
    label: text.applications,
    to: "/applications",
    icon: "pi-briefcase",
    routes: applicationsRoutes,
    isVisible: ({ maySeeApplications }) => maySeeApplications,
  },
  { label: text.material, to: "/material", icon: "pi-box", routes: materialRoutes },
  {
    label: text.administration,
    to: "/administration",
    icon: "pi-cog",
    routes: administrationRoutes,
    exact: true,
    isVisible: isAdmin,
  },
  { label: text.users, to: "/administration/users", icon: "pi-user-edit", isVisible: isAdmin },
  { label: text.access, to: "/administration/access", icon: "pi-key", isVisible: isAdmin },
  { label: text.templates, to: "/administration/templates", icon: "pi-envelope", isVisible: isAdmin },
];

export const areaRoutes: readonly RouteObject[] = entries.flatMap(({ routes = [] }) => routes);

const visibleIn = (list: readonly NavigationEntry[], facts: NavigationFacts): NavigationEntry[] =>
  list
    .filter((entry) => entry.isVisible?.(facts) ?? true)
    .map(({ children, ...entry }) => (children ? { ...entry, children: visibleIn(children, facts) } : entry));

/** In the specification's order (section 2). */
export const visibleEntries = (facts: NavigationFacts): NavigationEntry[] => visibleIn(entries, facts);
