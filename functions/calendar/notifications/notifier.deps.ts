import type { TemplateSets } from "../../data/templates/template-sets.collection.ts";
import type { Outbox } from "../../platform/mail/outbox.ts";
import type { CalendarDeps } from "../calendar.deps.ts";

export interface NotifierDeps extends CalendarDeps {
  readonly templateSets: Pick<TemplateSets, "findDefault">;
  readonly outbox: Pick<Outbox, "keep" | "postWrite" | "announce">;
  readonly portalOrigin: string;
}
