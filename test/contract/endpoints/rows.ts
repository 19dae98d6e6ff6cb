import type { portal } from "../../../shared/portal.contract.ts";
import { administrationRows } from "./administration.rows.ts";
import { applicationsRows } from "./applications.rows.ts";
import { calendarRows } from "./calendar.rows.ts";
import { cloudRows } from "./cloud.rows.ts";
import { discussionsRows } from "./discussions.rows.ts";
import type { RowsOf } from "./endpoint-row.ts";
import { federationRows } from "./federation.rows.ts";
import { filesRows } from "./files.rows.ts";
import { galleriesRows } from "./galleries.rows.ts";
import { jobsRows } from "./jobs.rows.ts";
import { loginRows } from "./login.rows.ts";
import { materialRows } from "./material.rows.ts";
import { miscRows } from "./misc.rows.ts";
import { newsRows } from "./news.rows.ts";
import { newslettersRows } from "./newsletters.rows.ts";
import { notificationsRows } from "./notifications.rows.ts";
import { organisationsRows } from "./organisations.rows.ts";
import { publicRows } from "./public.rows.ts";
import { requestsRows } from "./requests.rows.ts";
import { searchRows } from "./search.rows.ts";
import { sharesRows } from "./shares.rows.ts";
import { subscribersRows } from "./subscribers.rows.ts";
import { systemRows } from "./system.rows.ts";

export const rows: RowsOf<typeof portal> = {
  files: filesRows,
  administration: administrationRows,
  login: loginRows,
  federation: federationRows,
  news: newsRows,
  newsletters: newslettersRows,
  subscribers: subscribersRows,
  public: publicRows,
  organisations: organisationsRows,
  discussions: discussionsRows,
  cloud: cloudRows,
  shares: sharesRows,
  requests: requestsRows,
  jobs: jobsRows,
  notifications: notificationsRows,
  galleries: galleriesRows,
  calendar: calendarRows,
  misc: miscRows,
  material: materialRows,
  applications: applicationsRows,
  search: searchRows,
  system: systemRows,
};
