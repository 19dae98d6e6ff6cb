import { openMaterialOrders } from "../data/material/material-orders.collection.ts";
import { openPeople } from "../data/people/open-people.ts";
import { openSessions } from "../data/sessions/session.repository.ts";
import { openSettings } from "../data/settings/settings.collection.ts";
import { openTemplateSets } from "../data/templates/template-sets.collection.ts";
import { openOutbox } from "../platform/mail/outbox.ts";
import type { OutboxMessage } from "../platform/mail/outbox-item.ts";
import { openQueue } from "../platform/queue/queue.ts";
import { setting } from "../platform/runtime/environment.ts";
import type { Table } from "../platform/table/table.ts";
import { openMaterialList } from "./material-list.ts";

export const openMaterial = (table: Table, portalOrigin = setting("PORTAL_ORIGIN")) => {
  const people = openPeople(table);
  return {
    ...people,
    portalOrigin,
    sessions: openSessions(table, people),
    orders: openMaterialOrders(table),
    settings: openSettings(table),
    templateSets: openTemplateSets(table),
    outbox: openOutbox(table, openQueue<OutboxMessage>(setting("MAIL_QUEUE_URL"))),
    loadArticles: openMaterialList(portalOrigin),
  };
};

export type MaterialDeps = ReturnType<typeof openMaterial>;
