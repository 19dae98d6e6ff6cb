import * as z from "zod";
import { eventOnlooker, maySeeEvent } from "../../../shared/calendar/event-visibility.ts";
import { EventVisibility } from "../../../shared/visibility/visibility.ts";
import { openFacts } from "../../data/files/owner-facts.ts";
import type { Table } from "../../platform/table/table.ts";
import type { OwnerAccess } from "../owner-access.ts";

const EventFacts = z.object({
  visibility: EventVisibility,
  createdBy: z.string(),
  ownedBy: z.string().optional(),
  deletedAt: z.string().nullable(),
});

export const openEventOwners = (table: Table): OwnerAccess => {
  const factsOf = openFacts(table, "CALENDAR_EVENT", EventFacts);
  return {
    maySee: async (id, viewer) => {
      const event = await factsOf(id);
      return event !== undefined && maySeeEvent(eventOnlooker(viewer), event);
    },
  };
};
