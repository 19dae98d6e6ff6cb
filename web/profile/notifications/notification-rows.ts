import { isAllowed, isAllowedAnywhere, type Viewer } from "../../../shared/contract/permissions.ts";
import type { Topic } from "../../../shared/notifications/topics.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import type { SwitchName } from "../use-switch.ts";

export type RowName = Topic | "confirmations" | "releases";

export interface NotificationRow {
  readonly name: RowName;
  /** Null cannot be silenced, since somebody waits for it. */
  readonly bell: Topic | null;
  /** A switch, or whether it always comes by mail. */
  readonly mail: SwitchName | boolean;
  readonly isOfForums?: true;
}

/** Rows of forums come last, since the list of forums follows them. */
const rows: readonly NotificationRow[] = [
  { name: "articles", bell: "articles", mail: "notifyAboutNewsArticles" },
  { name: "confirmations", bell: null, mail: true },
  { name: "releases", bell: null, mail: true },
  { name: "sends", bell: "sends", mail: false },
  { name: "events", bell: "events", mail: "notifyAboutCalendarEvents" },
  { name: "ownEvents", bell: "ownEvents", mail: true },
  { name: "folders", bell: "folders", mail: true },
  { name: "zips", bell: "zips", mail: false },
  { name: "material", bell: "material", mail: true },
  {
    name: "applications",
    bell: "applications",
    mail: "notifyAboutNewApplications",
  },
  { name: "polls", bell: "polls", mail: true },
  { name: "reactions", bell: "reactions", mail: false },
  {
    name: "answers",
    bell: "answers",
    mail: "notifyOnOwnForumActivity",
    isOfForums: true,
  },
  { name: "mentions", bell: "mentions", mail: true, isOfForums: true },
  { name: "posts", bell: "posts", mail: true, isOfForums: true },
];

export const rowsFor = ({ isDirector, employedAt }: Employee, viewer: Viewer): NotificationRow[] => {
  const editsNews = isAllowedAnywhere(viewer, "EDIT_NEWS");
  const concerns: Partial<Record<RowName, boolean>> = {
    applications: isDirector || isAllowed(viewer, "ADMIN_ORG", employedAt),
    releases: editsNews,
    sends: editsNews,
  };
  return rows.filter(({ name }) => concerns[name] ?? true);
};
