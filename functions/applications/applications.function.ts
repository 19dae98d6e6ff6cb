import { areaFunction } from "../platform/http/area-function.ts";
import { openApplicationsArea } from "./applications.deps.ts";
import { publicApplications } from "./forms/public-applications.ts";
import { applicationPages } from "./own-page/application-pages.ts";
import { applicationList } from "./work/list-applications.ts";
import { singleApplications } from "./work/single-applications.ts";

export const handler = areaFunction(
  [publicApplications, applicationPages, applicationList, singleApplications],
  openApplicationsArea(),
);
