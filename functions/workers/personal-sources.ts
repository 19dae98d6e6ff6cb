import { applicationSources } from "../applications/retention/applications.personal.ts";
import { articleSources } from "../data/articles/articles.personal.ts";
import { calendarSources } from "../data/calendar/calendar.personal.ts";
import { cloudSources } from "../data/cloud/cloud.personal.ts";
import { dataRequestSources } from "../data/data-requests/data-requests.personal.ts";
import { discussionSources } from "../data/discussions/discussions.personal.ts";
import { fileSources } from "../data/files/files.personal.ts";
import { gallerySources } from "../data/galleries/galleries.personal.ts";
import { materialSources } from "../data/material/material.personal.ts";
import { miscSources } from "../data/misc/misc.personal.ts";
import { notificationSources } from "../data/notifications/notifications.personal.ts";
import { officeSources } from "../data/organisations/organisations.personal.ts";
import type { PersonalSource } from "../data/personal/personal-source.ts";
import { portalSources } from "../data/personal/portal.personal.ts";
import type { Stores } from "../data/stores.ts";
import { loginSources } from "../login/login.personal.ts";
import { openAdministrators } from "../login/users/last-administrator.ts";
import { openEvidence } from "../news/delivery/evidence.repository.ts";
import { ledgerSources } from "../news/delivery/ledger.personal.ts";
import { subscriberSources } from "../news/subscribers/subscribers.personal.ts";
import { employeeSources } from "../organisations/employees/employees.personal.ts";

/** The order in which data is handed over and erased: access ends first. */
export const openPersonalSources = (stores: Stores): readonly PersonalSource[] => [
  ...loginSources({ ...stores, administrators: openAdministrators(stores.table, stores.users) }),
  ...employeeSources(stores),
  ...notificationSources(stores),
  ...subscriberSources(stores),
  ...applicationSources(stores),
  ...discussionSources(stores),
  ...articleSources(stores),
  ...calendarSources(stores),
  ...cloudSources(stores),
  ...fileSources,
  ...gallerySources(stores),
  ...miscSources,
  ...materialSources(stores),
  ...officeSources,
  ...ledgerSources({ evidence: openEvidence(stores.table) }),
  ...portalSources(stores),
  ...dataRequestSources(stores),
];
