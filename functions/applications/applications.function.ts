import { openSessions } from "../data/sessions/session.repository.ts";
import { areaFunction } from "../platform/http/area-function.ts";
import { openNetworkCalls } from "../platform/http/network-calls.repository.ts";
import { openTable } from "../platform/table/table.ts";
import { openApplicationsArea } from "./applications.deps.ts";
import { publicApplications } from "./forms/public-applications.ts";
import { applicationList } from "./work/list-applications.ts";
import { singleApplications } from "./work/single-applications.ts";

const table = openTable();
const area = openApplicationsArea(table);

export const handler = areaFunction([publicApplications, applicationList, singleApplications], {
  ...area,
  sessions: openSessions(table, area),
  calls: openNetworkCalls(table),
});
